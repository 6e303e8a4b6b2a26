import { breaksHint } from '@waratah/vocabulary/law/questions';

/** Texts of every form, and of the facts about the holder of a visa. */
export const messages = {
  restored: 'We restored your unsaved changes.',
  discard: 'Discard them',
  notSaid: 'Not given yet',
  breaks: 'Course breaks',
  breaksHelper: breaksHint,
  breakNumber: (number: number) => `Break ${number}`,
  from: 'First day',
  to: 'Last day',
  addBreak: 'Add a break',
  removeBreak: (number: number) => `Remove break ${number}`,
  remove: 'Remove',
  number: 'Enter a number.',
  day: 'Choose a day.',
} as const;
