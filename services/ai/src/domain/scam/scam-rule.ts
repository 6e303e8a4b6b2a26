import { anyOf, type Rule } from '../rule.ts';

export const scamKinds = [
  'fee',
  'messaging_app',
  'identity_document',
  'bank_details',
  'too_good_pay',
  'crypto',
  'reshipping',
  'pyramid_selling',
  'home_work',
  'outside_application',
  'sexual_service',
  'visa_pressure',
  'unlawful_work',
] as const;
export type ScamKind = (typeof scamKinds)[number];

/** Says that a sentence is a sign of its kind, or that its words are harmless ('nothing'). */
export type ScamRule = Rule<ScamKind | 'nothing'>;

export const scamRule = (name: string, says: ScamKind | 'nothing', ...patterns: readonly RegExp[]): ScamRule => ({
  name,
  says,
  // slow-pattern: a rule reads one sentence, which has at most 500 characters.
  pattern: new RegExp(anyOf(...patterns), 'i'),
});
