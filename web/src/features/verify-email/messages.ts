export const messages = {
  title: 'Confirm your e-mail',
  text: 'One press, and your matches or your jobs can go out.',
  confirm: 'Confirm my e-mail',
  confirming: 'Confirming…',
  doneTitle: 'Your e-mail is confirmed',
  doneText: 'Thank you. That was all.',
  alreadyTitle: 'Your e-mail was confirmed before',
  alreadyText: 'There is nothing left to do.',
  failedTitle: 'This link does not work',
  failedText: 'Links are good for one day. Ask for a new one on your profile.',
  noToken:
    'The link in your e-mail is longer than this address. Open it from the e-mail again, or ask for a new one on your profile.',
  openProfile: 'Open your profile',
} as const;
