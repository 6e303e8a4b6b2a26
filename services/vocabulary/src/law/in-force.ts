import { endsOnItsDate, rulesOf, type WorkRule } from './rules.ts';
import { conditionsIn, isAboutWork, restrictedBy } from './conditions.ts';
import { daysAfter } from './days.ts';
import type { GrantedWork, VisaFacts } from './facts.ts';
import { type VisaCode, visaCodeOf } from '../visa-types.ts';

/**
 * Which rules bind the holder of a visa on a day. A bridging visa A or B waits until the visa before it has ended, whose
 * conditions hold until then; conditions that were read on VEVO or on the grant replace those of the subclass.
 */

const waiting: ReadonlySet<VisaCode> = new Set(['bridging-a', 'bridging-b']);

/** Whether a visa takes effect only when the one before it ends. */
export const waitsForFormer = (visa: VisaCode): boolean => waiting.has(visa);

/** The visa that was held before a bridging visa and lasts on a day; undefined if it has ended or is not known. */
const lasting = (visa: VisaCode, { formerVisa, formerVisaEnds }: VisaFacts, day: string): VisaCode | undefined => {
  if (!waitsForFormer(visa) || formerVisa === undefined || formerVisa === 'ended') return undefined;
  return formerVisaEnds !== undefined && formerVisaEnds < day ? undefined : visaCodeOf(formerVisa);
};

/** Whether it is not known which of two visas binds: the bridging visa, or the one before it. */
export const isFormerUnknown = (visa: VisaCode, { formerVisa }: VisaFacts): boolean =>
  waitsForFormer(visa) && formerVisa === undefined;

/** The visa whose conditions bind its holder on a day. */
export const visaInEffect = (visa: VisaCode, facts: VisaFacts, day: string): VisaCode =>
  lasting(visa, facts, day) ?? visa;

/** The bridging visa that follows another: its first day if it is known, and the facts that hold then. */
export type FollowingVisa = Readonly<{ from: string | undefined; facts: VisaFacts }>;

/** Undefined unless another visa than the bridging visa binds its holder on a day. */
export const followingVisa = (visa: VisaCode, facts: VisaFacts, day: string): FollowingVisa | undefined =>
  lasting(visa, facts, day) && {
    from: facts.formerVisaEnds && daysAfter(facts.formerVisaEnds, 1),
    facts: { ...facts, formerVisa: 'ended' },
  };

/** What a grant says about work; undefined if it is not known, or is told by the numbers of its conditions. */
export const grantOf = ({ workGranted }: VisaFacts): Exclude<GrantedWork, 'conditions'> | undefined =>
  workGranted === 'conditions' ? undefined : workGranted;

const dependsOnGrant = (rules: readonly WorkRule[]) => rules.some(({ restriction }) => restriction.kind === 'grant');

/**
 * The conditions that replace the rules of the subclass. What VEVO shows does so if a condition is about work: an
 * operator need not have copied all of them. Of a visa whose grant decides, any list that was copied is complete.
 */
const conditionsOf = (rules: readonly WorkRule[], facts: VisaFacts): readonly string[] | undefined => {
  const { verifiedConditions = [], workGranted, grantConditions = '' } = facts;
  const read = conditionsIn(verifiedConditions.join(' '));
  const byGrant = dependsOnGrant(rules);
  if (read.length > 0 && (byGrant || isAboutWork(read))) return read;
  const told = workGranted === 'conditions' ? conditionsIn(grantConditions) : [];
  return byGrant && told.length > 0 ? told : undefined;
};

/** The rules that bind the holder of a visa on a day (YYYY-MM-DD). */
export const rulesFor = (visa: VisaCode, facts: VisaFacts, day: string): readonly WorkRule[] => {
  const former = lasting(visa, facts, day);
  if (former !== undefined) return rulesOf(former, day);
  const rules = rulesOf(visa, day);
  const conditions = conditionsOf(rules, facts);
  if (conditions === undefined) return rules;
  return restrictedBy(conditions)
    .filter(({ from, until }) => from <= day && (until === undefined || day <= until))
    .map((condition) => ({ visa, ...condition }));
};

/**
 * Visas that may be held before a bridging visa: those that end on a date. A person with a permanent one needs no bridging
 * visa.
 */
export const canPrecedeBridging = (visa: VisaCode): boolean =>
  endsOnItsDate(visa) && visa !== 'other' && !visa.startsWith('bridging-');

/**
 * Whether a holder meets a demand for "full working rights" on a day: any employer, any hours. Visas for regional areas are
 * included, since the place is checked separately.
 */
export const hasFullWorkRights = (visa: VisaCode, facts: VisaFacts, day: string): boolean => {
  const rules = rulesFor(visa, facts, day);
  return rules.length > 0 && rules.every(({ restriction: { kind } }) => kind === 'none' || kind === 'regional');
};
