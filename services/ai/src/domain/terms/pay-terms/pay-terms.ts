import { type PayTerm, type PayTermKind, payTermKinds } from '@waratah/vocabulary/pay-terms';
import { find } from '../../rule.ts';
import { cash } from './cash.ts';
import { commission } from './commission.ts';
import { contractor } from './contractor.ts';
import { deduction } from './deduction.ts';
import { pieces } from './pieces.ts';
import type { PayRule } from './pay-rule.ts';

/** Each kind has its own list of rules, because one sentence may state several. */
const tables: Readonly<Record<PayTermKind, readonly PayRule[]>> = { cash, contractor, commission, pieces, deduction };

const answersNo = /^\W*(?:no|nope)\b(?! (?:problem|worries))/i;

/** "You need your own ABN? No." */
const isDenied = (item: string, next = '') => item.endsWith('?') && answersNo.test(next);

/** The first sentence of each kind. */
export const payTermsOf = (items: readonly string[]): readonly PayTerm[] =>
  payTermKinds.flatMap((kind) => {
    for (const [at, item] of items.entries()) {
      if (isDenied(item, items[at + 1])) continue;
      const found = find(item, tables[kind]);
      if (found?.rule.says === kind) return [{ kind, quote: found.quote }];
    }
    return [];
  });
