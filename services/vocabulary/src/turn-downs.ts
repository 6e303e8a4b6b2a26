/** Why a student turns a job down, in the order in which the reasons are offered. */
export const turnDownNames = [
  'wrong_place',
  'wrong_hours',
  'low_pay',
  'less_like_this',
  'not_my_visa',
  'already_applied',
  'no_reason',
] as const;
export type TurnDown = (typeof turnDownNames)[number];

/** The label of each reason, and what follows from it. No job is sent twice in any case. */
export const turnDowns: Readonly<Record<TurnDown, Readonly<{ label: string; noted: string }>>> = {
  wrong_place: { label: 'Wrong place', noted: 'We will send you no more jobs in this place.' },
  wrong_hours: {
    label: "Hours don't suit",
    noted: 'We will not send you this job again. Say in your matching preferences which hours and days suit you.',
  },
  low_pay: {
    label: 'Pay too low',
    noted: 'We will not send you this job again. Say in your matching preferences what pay you want at least.',
  },
  less_like_this: { label: 'Not my field', noted: 'We will send you less like this.' },
  not_my_visa: {
    label: 'Not my visa',
    noted: 'We will send you no more jobs from this employer that do not name your visa.',
  },
  already_applied: { label: 'Already applied', noted: 'We will not send you this job again.' },
  no_reason: { label: 'Just no', noted: 'We will not send you this job again.' },
};

const byName: ReadonlyMap<string, Readonly<{ noted: string }>> = new Map(Object.entries(turnDowns));

/** What follows from an answer; undefined for an answer of a newer release, and for one that turns nothing down. */
export const notedOf = (answer: string): string | undefined => byName.get(answer)?.noted;
