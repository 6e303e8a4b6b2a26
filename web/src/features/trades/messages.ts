import { mostTrades } from '@waratah/vocabulary/occupations/chosen-trades';

/** Texts of the card on the kinds of work that are looked for. */
export const messages = {
  title: 'What we look for',
  fromProfile: 'Your profile leads to this work, and to work that is close to it. Is it what you want?',
  unknown: 'Your profile does not say yet which work suits you.',
  chosen: 'You chose this. We look for nothing else.',
  onlyThese: 'Yes, only this',
  chooseOthers: 'Choose other work',
  choose: 'Choose kinds of work',
  change: 'Change',
  changeLabel: 'Change what we look for',
  which: 'Which work do you want?',
  atMost: `Choose up to ${mostTrades}; student jobs are not counted.`,
  another: 'Another kind of work',
  anotherHelper: 'Type a job, like "barista" or "nurse", and choose from the list.',
  noneLike: (text: string) => `We know no kind of work like "${text}". Try the name of a job.`,
  tooMany: `You have chosen ${mostTrades} already. Take one off first.`,
  noneChosen: 'Choose at least one kind of work, or let your profile decide.',
  save: 'Look for this',
  saving: 'Saving…',
  letProfileDecide: 'Let my profile decide',
  cancel: 'Cancel',
  saved: "Saved. Tomorrow's email follows it.",
  savedAsProfile: "Your profile decides again, from tomorrow's email on.",
  notSaved: 'Failed to save what we look for',
  notLoaded: 'Failed to load what we look for',
} as const;
