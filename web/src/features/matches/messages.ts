/** Words of "Your matches" on a student's profile. */
export const messages = {
  title: 'Your matches',
  sentOn: (day: string) => `E-mailed to you on ${day}`,
  none: 'No matches yet',
  noneText:
    'Every morning at seven we compare new jobs with your profile. What fits is e-mailed to you and shown here.',
  notLoaded: 'Failed to load your matches',
  see: 'See the job',
  interested: "I'm interested",
  notForMe: 'Not for me',
  reasons: {
    wrong_place: 'Wrong place',
    not_my_visa: 'Not my visa',
    less_like_this: 'Less like this',
  },
  answered: {
    interested: 'You are interested: more like this will come',
    wrong_place: 'Noted: no more jobs in this place',
    not_my_visa: 'Noted: none of this employer that does not name your visa',
    less_like_this: 'Noted: less like this',
  },
  saved: 'Thank you. The next morning follows it.',
  notSaved: 'Failed to save your answer',
  whyNothing: 'Why did I get nothing?',
  outlook: 'What a look at all jobs finds now',
} as const;
