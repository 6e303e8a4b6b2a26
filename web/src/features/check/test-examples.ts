import type { CheckedAd } from './ask-server.ts';

/** An answer that allows a job of which the ad says nothing, and pay of which it says nothing. */
export const silentAnswer: NonNullable<CheckedAd['answer']> = {
  label: 'Student Visa subclass 500',
  kind: 'eligible',
  because: [],
  questions: [],
  messageToEmployer: null,
  note: null,
  rules: [],
  hoursSaid: '',
  hoursLeft: null,
  hoursLimit: null,
};
export const silentPay: CheckedAd['pay'] = {
  said: '',
  standing: 'unstated',
  minimum: 26.44,
  casualMinimum: 33.05,
  source: '',
};
