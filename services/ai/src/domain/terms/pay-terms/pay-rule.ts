import type { PayTermKind } from '@waratah/vocabulary/pay-terms';
import { anyOf, type Rule } from '../../rule.ts';

/** Says that a sentence states a term of pay, or that its words are about something else ('nothing'). */
export type PayRule = Rule<PayTermKind | 'nothing'>;

export const payRule = (name: string, says: PayTermKind | 'nothing', ...patterns: readonly RegExp[]): PayRule => ({
  name,
  says,
  // slow-pattern: a rule reads one item, which has at most 500 characters.
  pattern: new RegExp(anyOf(...patterns), 'i'),
});
