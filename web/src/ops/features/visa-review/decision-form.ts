import * as z from 'zod/mini';
import type { VisaDecisionInput } from '../../../gql/graphql.ts';
import { endsOnItsDate } from '@waratah/vocabulary/law/rules';
import { allVisaTypes } from '@waratah/vocabulary/visa-types';
import { messages } from './messages.ts';

const text = z.string();

const approves = ({ outcome }: Readonly<{ outcome: string }>) => outcome === 'approve';

export const decisionForm = z
  .object({
    /** Empty until the reviewer chooses. */
    outcome: z.enum(['', 'approve', 'reject']),
    visaSubclass: text,
    visaExpiry: text,
    conditions: text,
    reason: text,
  })
  .check(
    z.refine(({ outcome }) => outcome !== '', { path: ['outcome'], error: messages.outcomeMissing }),
    z.refine((values) => !approves(values) || Boolean(values.visaSubclass), {
      path: ['visaSubclass'],
      error: messages.subclassMissing,
    }),
    z.refine((values) => !approves(values) || Boolean(values.visaExpiry) || !endsOnItsDate(values.visaSubclass), {
      path: ['visaExpiry'],
      error: messages.expiryMissing,
    }),
    z.refine((values) => values.outcome !== 'reject' || Boolean(values.reason.trim()), {
      path: ['reason'],
      error: messages.reasonMissing,
    }),
  );
export type DecisionValues = z.infer<typeof decisionForm>;

/** Nothing is preselected, so that the reviewer copies what the document shows. */
export const emptyDecision: DecisionValues = {
  outcome: '',
  visaSubclass: '',
  visaExpiry: '',
  conditions: '',
  reason: '',
};

export const toDecisionInput = (values: DecisionValues): VisaDecisionInput =>
  approves(values)
    ? {
        approve: true,
        visaSubclass: values.visaSubclass,
        visaExpiry: values.visaExpiry || null,
        conditions: values.conditions.split('\n').filter((line) => line.trim()),
        reason: null,
      }
    : { approve: false, visaSubclass: null, visaExpiry: null, conditions: null, reason: values.reason };

/** Every visa that a document can prove. */
export const visaOptions = allVisaTypes
  .filter(({ code }) => code !== 'other')
  .map(({ code, label }) => ({ value: code, label }));
