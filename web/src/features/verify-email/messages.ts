export const messages = {
  title: 'Confirm your email',
  text: {
    student: "One tap and we'll send your first matches.",
    employer: 'One tap and students can see your jobs.',
    other: 'One tap confirms that this address is yours.',
  },
  otherDevice:
    'This account was made on another device, so please enter its password. If you did not make it, close this page and nothing happens.',
  password: 'Password',
  confirm: 'Confirm my email',
  confirming: 'Confirming…',
  doneTitle: 'Your email is confirmed',
  doneText: {
    student:
      'If jobs fit you already, the best three are among your matches and in your inbox within a minute. If your profile is too short for that, your next step is there.',
    employer: 'Your ads no longer wait for it.',
    other: 'Sign in to see what comes next.',
  },
  alreadyTitle: 'Your email was confirmed before',
  alreadyText: 'There is nothing left to do.',
  failedTitle: 'This link does not work',
  failedText: 'Links are good for one day. Ask for a new one on your profile.',
  noToken:
    'The link in your email is longer than this address. Open it from the email again, or ask for a new one on your profile.',
  seeMatches: 'See your matches',
  signIn: 'Sign In',
  openProfile: 'Open your profile',
} as const;
