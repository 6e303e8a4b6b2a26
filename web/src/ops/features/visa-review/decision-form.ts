import * as z from 'zod/mini';
import type { VisaDecisionInput } from '../../../gql/graphql.ts';
import { permanentVisas } from '@waratah/vocabulary/law/rules';
import { allVisaTypes } from '@waratah/vocabulary/visa-types';
import { messages } from './messages.ts';

const text = z.string();
const isPermanent = (code: string) => [...permanentVisas].some((permanent) => permanent === code);

const approves = ({ outcome }: Readonly<{ outcome: string }>) => outcome === 'approve';

export const decisionForm = z
  .object({
    outcome: z.enum(['approve', 'reject']),
    visaSubclass: text,
    visaExpiry: text,
    conditions: text,
    reason: text,
  })
  .check(
    z.refine((values) => !approves(values) || Boolean(values.visaSubclass), {
      path: ['visaSubclass'],
      error: messages.subclassMissing,
    }),
    z.refine((values) => !approves(values) || Boolean(values.visaExpiry) || isPermanent(values.visaSubclass), {
      path: ['visaExpiry'],
      error: messages.expiryMissing,
    }),
    z.refine((values) => approves(values) || Boolean(values.reason.trim()), {
      path: ['reason'],
      error: messages.reasonMissing,
    }),
  );
export type DecisionValues = z.infer<typeof decisionForm>;

/** The student's own statement, which the reviewer compares with the document. */
export const toDecisionValues = (
  stated: Readonly<{ visaSubclass: string; visaExpiry: string | null }>,
): DecisionValues => ({
  outcome: 'approve',
  visaSubclass: stated.visaSubclass,
  visaExpiry: stated.visaExpiry ?? '',
  conditions: '',
  reason: '',
});

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
