import { shiftHoursMax, shiftHoursMin } from '@waratah/vocabulary/limits';

const hoursInWords = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** Texts of the card that counts a student's hours. */
export const messages = {
  title: 'Your fortnight',
  days: (from: string, to: string) => `${from} to ${to}`,
  left: (hours: number) => `${hours} h`,
  free: 'free',
  of: (limit: number) => `of ${limit} this fortnight`,
  overOf: (limit: number) => `over the ${limit} of this fortnight`,
  over: (noted: number, limit: number) =>
    `You noted ${noted} h in these two weeks; your visa allows ${limit}. Ask your employer to move a shift, or correct what you noted.`,
  freeUntil: (limit: number, to: string) => `free of ${limit}, to ${to}`,
  noLimit: {
    course: 'No limit on your hours: your visa sets none during a master by research or a doctorate.',
    unsure:
      'Official sources differ on whether your hours are limited during a master by coursework. Ask before you work more than 48 a fortnight.',
    break: 'No limit on your hours: your course is on an official break.',
    grant: 'No limit on your hours: your visa grant notice sets none.',
    visa: 'No limit on your hours: your visa sets none.',
  },
  noVisa: 'Add your visa to see how many hours you have left.',
  lastWeek: 'Last week',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  worked: (hours: number) => `${hours} h worked`,
  rostered: (hours: number) => `${hours} h rostered`,
  onDay: (day: string, hours: number) => `${day}: ${hours === 0 ? 'no hours' : hoursInWords(hours)}`,
  today: 'today',
  onBreak: 'not limited',
  add: 'Add a shift',
  addShort: 'Shift',
  showDays: 'Show the days',
  hideDays: 'Hide the days',
  calendar: 'Calendar file',
  fileName: 'shifts.ics',
  notExported: 'Failed to make the calendar file',
  /** As visa condition 8105 says (services/vocabulary, law/fortnights.ts). */
  anyTwoWeeks: (from: string, to: string, hours: number) =>
    `Any two weeks in a row count. From ${from} to ${to} you have ${hours} h free.`,
  regular: (hours: number) => `Future weeks include the ${hours} h a week that you work regularly.`,
  allShifts: (count: number) => `All shifts (${count})`,
  shift: (hours: number, employer: string) => (employer ? `${hours} h, ${employer}` : `${hours} h`),
  change: 'Change',
  changeOf: (what: string) => `Change ${what}`,
  remove: 'Delete',
  removeOf: (what: string) => `Delete ${what}`,
  removed: 'Shift deleted',
  newShift: 'New shift',
  changeShift: 'Change the shift',
  day: 'Day',
  dayRule: 'Choose a day.',
  hours: 'Hours',
  hoursRule: `Enter hours from ${shiftHoursMin} to ${shiftHoursMax}.`,
  employer: 'Employer',
  employerHelper: 'Optional. Paid or not, all work counts.',
  save: 'Save shift',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Shift saved',
  savedOver: (over: number, limit: number) =>
    `Shift saved: you are ${over} h over the ${limit} h that your visa allows in these two weeks.`,
  notSaved: 'Failed to save the shift',
  notLoaded: 'Failed to load your hours',
} as const;
