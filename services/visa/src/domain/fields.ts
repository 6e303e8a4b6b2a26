import { invalid } from '@waratah/kit/errors';
import { writtenText } from '@waratah/kit/written-text';
import { isDay } from './day.ts';
import { atMost, atMostEntries, messages } from './messages.ts';
import { conditionsIn } from '@waratah/vocabulary/law/conditions';
import { endsOnItsDate } from '@waratah/vocabulary/law/rules';
import { type VisaCode, visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { Claim, Finding } from './verification.ts';

type Maybe<Value> = Value | null | undefined;

type ClaimInput = Readonly<{ visaSubclass?: Maybe<string>; visaExpiry?: Maybe<string>; consent?: Maybe<boolean> }>;

/** The visa that a student claims, with the profile's subclass as the default. Errors: INVALID naming `consent`, `visa_subclass` or `visa_expiry`. */
export const claimOf = (input: ClaimInput, declared: string, today: string): Claim => {
  if (input.consent !== true) throw invalid('consent', messages.consent);
  const visaSubclass = input.visaSubclass?.trim() ? knownSubclass(input.visaSubclass) : verifiable(declared);
  if (!visaSubclass) throw invalid('visa_subclass', messages.visaNeeded);
  return { visaSubclass, visaExpiry: endsOnItsDate(visaSubclass) ? expiryOf(input.visaExpiry, today) : undefined };
};

/** 'Other/Not Sure' is not a visa that a document could prove. */
const verifiable = (text: string): VisaCode | undefined => {
  const code = visaCodeOf(text);
  return code === 'other' ? undefined : code;
};

const knownSubclass = (text: string) => {
  const visaSubclass = verifiable(text);
  if (!visaSubclass) throw invalid('visa_subclass', messages.visaUnknown);
  return visaSubclass;
};

const expiryOf = (text: Maybe<string>, today: string) => {
  const day = text?.trim();
  if (!day) return undefined;
  if (!isDay(day)) throw invalid('visa_expiry', messages.expiryDay);
  if (day < today) throw invalid('visa_expiry', messages.expiryPast);
  return day;
};

type Ruling = Readonly<{
  approve: boolean;
  visaSubclass?: Maybe<string>;
  visaExpiry?: Maybe<string>;
  conditions?: Maybe<readonly string[]>;
  reason?: Maybe<string>;
}>;

const maxConditions = 20;
const longestCondition = 200;
const longestReason = 1_000;

/** What an operator found. Errors: INVALID naming the field. */
export const findingOf = (ruling: Ruling, today: string): Finding =>
  ruling.approve ? approvalOf(ruling, today) : { kind: 'rejected', reason: reasonOf(ruling.reason) };

const approvalOf = ({ visaSubclass: text, visaExpiry, conditions }: Ruling, today: string): Finding => {
  if (!text?.trim()) throw invalid('visa_subclass', messages.visaNeeded);
  const visaSubclass = knownSubclass(text);
  const expiry = endsOnItsDate(visaSubclass) ? expiryOf(visaExpiry, today) : undefined;
  if (!expiry && endsOnItsDate(visaSubclass)) throw invalid('visa_expiry', messages.expiryNeeded);
  return { kind: 'verified', visaSubclass, visaExpiry: expiry, conditions: conditionsOf(conditions ?? []) };
};

/** Each names its number, since matching goes by what VEVO shows. */
const conditionsOf = (given: readonly string[]) => {
  const conditions = [...new Set(given.map(writtenText).filter(Boolean))];
  if (conditions.length > maxConditions) throw invalid('conditions', atMostEntries(maxConditions));
  if (conditions.some(({ length }) => length > longestCondition)) throw invalid('conditions', atMost(longestCondition));
  const unnumbered = conditions.find((condition) => conditionsIn(condition).length !== 1);
  if (unnumbered !== undefined) throw invalid('conditions', messages.conditionNumber(unnumbered));
  return conditions;
};

/** A reason in words for the student. Errors: INVALID naming `reason`. */
export const reasonOf = (text: Maybe<string>) => {
  const reason = writtenText(text ?? '');
  if (!reason) throw invalid('reason', messages.reasonNeeded);
  if (reason.length > longestReason) throw invalid('reason', atMost(longestReason));
  return reason;
};
