import type { VisaCode } from '../visa-types.ts';
import type { VisaFacts } from './facts.ts';
import { liftedByCourse } from './hours.ts';
import type { Restriction } from './conditions.ts';
import { followingVisa, grantOf, hasFullWorkRights, isFormerUnknown, rulesFor, visaInEffect } from './in-force.ts';
import { hiringDays } from './ruling.ts';
import { daysAfter } from './days.ts';
import { permanentVisas } from './rules.ts';

/**
 * Whose right to work an ad accepts, told by whom it names. In the order of strictness: of several demands in one ad the
 * first decides.
 */
export const demandedRights = [
  /** Australian citizens, and nobody else. */
  'citizens',
  /** A security clearance that only citizens get; no status is named. */
  'clearance',
  'citizens_nz',
  /** Citizens and permanent residents, and a security clearance, which residents get only by a rare waiver. */
  'residents_cleared',
  'residents',
  /** Citizens, permanent residents and citizens of New Zealand. */
  'residents_nz',
  /** Nobody on a temporary visa. */
  'no_temporary',
  /** Work rights that do not end. */
  'permanent_rights',
  /** Any employer and any hours. */
  'full_rights',
  /** Work without a limit on hours. */
  'full_hours',
  /** Nobody on a student visa. */
  'no_students',
] as const;
export type DemandedRights = (typeof demandedRights)[number];

/**
 * Holders of one kind of visa, or of two, whom an ad takes and, to the letter, nobody else ("international students only"). Who
 * writes so seldom means to shut out residents, so that it refuses nobody: it is a question to all others.
 */
export const soleHolders = ['students', 'holiday_makers', 'students_holiday_makers'] as const;
export type SoleHolders = (typeof soleHolders)[number];

const visasOfSoleHolders: Readonly<Record<SoleHolders, readonly VisaCode[]>> = {
  students: ['500'],
  holiday_makers: ['417/462'],
  students_holiday_makers: ['500', '417/462'],
};
const isSoleHolders = (rights: NamedRights): rights is SoleHolders => rights in visasOfSoleHolders;

/**
 * Holders of one kind of visa whom an ad does not take ("no backpackers"). It says nothing of others, so that its kind is unclear:
 * each of the other kinds would close it to students too, where only the kind is looked at.
 */
export const shutOutHolders = ['no_holiday_makers'] as const;
type ShutOutHolders = (typeof shutOutHolders)[number];
const isShutOut = (rights: NamedRights | undefined): rights is ShutOutHolders => rights === 'no_holiday_makers';

/** Whom an ad names. */
export type NamedRights = DemandedRights | SoleHolders | ShutOutHolders;

const known: ReadonlySet<string> = new Set(demandedRights);
export const isDemandedRights = (text: string): text is DemandedRights => known.has(text);
const knownNames: ReadonlySet<string> = new Set([...demandedRights, ...soleHolders, ...shutOutHolders]);
export const isNamedRights = (text: string): text is NamedRights => knownNames.has(text);

/**
 * What an ad demands of an applicant's work rights, with the words that it was read from. `rights` tells precisely what
 * is, or may be, demanded; it is absent where the words do not tell, and in assessments made before it was read.
 */
export type Demand =
  | Readonly<{ kind: 'residents_only' | 'full_rights'; quote: string; rights?: DemandedRights | undefined }>
  | Readonly<{ kind: 'unclear'; quote: string; rights?: NamedRights | undefined }>
  | Readonly<{ kind: 'open'; quote: string }>
  | Readonly<{ kind: 'unstated' }>;

/** Whether the holder of a visa meets a demand; `unclear` if the words leave it open. */
export type DemandRuling =
  | Readonly<{ kind: 'met' }>
  | Readonly<{ kind: 'unclear'; quote: string }>
  | Readonly<{ kind: 'refused'; because: string; quote: string }>;

type Answer = DemandRuling['kind'];
type Holder = Readonly<{ visa: VisaCode; facts: VisaFacts; day: string }>;

/** What a demand for a status means for citizens of New Zealand (subclass 444) and for permanent residents. */
type ByStatus = Readonly<{ resident: Answer; newZealander: Answer }>;

const byStatus: Partial<Record<DemandedRights | ShutOutHolders, ByStatus>> = {
  citizens: { resident: 'refused', newZealander: 'refused' },
  clearance: { resident: 'refused', newZealander: 'refused' },
  citizens_nz: { resident: 'refused', newZealander: 'met' },
  residents_cleared: { resident: 'unclear', newZealander: 'refused' },
  residents: { resident: 'met', newZealander: 'refused' },
  residents_nz: { resident: 'met', newZealander: 'met' },
  no_temporary: { resident: 'met', newZealander: 'unclear' },
  permanent_rights: { resident: 'met', newZealander: 'met' },
};

const reasons: Readonly<Record<DemandedRights | ShutOutHolders, string>> = {
  citizens: 'citizens only',
  clearance: 'a clearance that only citizens get',
  citizens_nz: 'citizens of Australia or New Zealand only',
  residents_cleared: 'citizens or permanent residents only',
  residents: 'citizens or permanent residents only',
  residents_nz: 'citizens or permanent residents only',
  no_temporary: 'no temporary visas',
  permanent_rights: 'permanent working rights demanded',
  full_rights: 'full working rights demanded',
  full_hours: 'work without a limit on hours demanded',
  no_students: 'no student visas',
  no_holiday_makers: 'no working holiday visas',
};

/** What an ad demands, or that it demands nothing, in words like 'citizens only'. */
export const demandInWords = (demand: Exclude<Demand, Readonly<{ kind: 'unstated' }>>): string => {
  switch (demand.kind) {
    case 'open':
      return 'visa holders may apply';
    case 'unclear':
      return isShutOut(demand.rights) ? reasons[demand.rights] : 'may or may not shut visa holders out';
    default:
      return reasonOf(demand.kind, demand.rights);
  }
};

/** The condition on work leaves hours and employer free, or does so for this holder's course or grant. */
const fullRights = ({ visa, facts, day }: Holder): Answer => {
  if (hasFullWorkRights(visa, facts, day)) return 'met';
  if (liftedByCourse(visa, facts, day) !== 'no') return 'unclear';
  return byGrant({ visa, facts, day }) ?? 'refused';
};

/** Undefined unless the grant decides. */
const byGrant = ({ visa, facts, day }: Holder): Answer | undefined => {
  if (!rulesFor(visa, facts, day).some(({ restriction }) => restriction.kind === 'grant')) return undefined;
  const granted = grantOf(facts);
  if (granted === undefined) return 'unclear';
  return granted === 'full' ? 'met' : 'refused';
};

const hoursOf: Readonly<Record<Restriction['kind'], Answer>> = {
  none: 'met',
  regional: 'met',
  after_course_begins: 'met',
  hours: 'refused',
  no_work: 'refused',
  grant: 'refused',
  sponsor: 'unclear',
  purpose: 'unclear',
  months_with_one_employer: 'unclear',
  ask: 'unclear',
};

const fullHours = (holder: Holder): Answer => {
  const lifted = liftedByCourse(holder.visa, holder.facts, holder.day);
  if (lifted !== 'no') return lifted === 'yes' ? 'met' : 'unclear';
  const granted = byGrant(holder);
  if (granted) return granted;
  const answers = rulesFor(holder.visa, holder.facts, holder.day).map(({ restriction }) => hoursOf[restriction.kind]);
  return strictestOf(answers);
};

const strictestOf = (answers: readonly Answer[]): Answer =>
  (['refused', 'unclear'] as const).find((answer) => answers.includes(answer)) ?? 'met';

/** The family of a student holds a student visa too, but does not study. */
const noStudents = ({ visa, facts, day }: Holder): Answer => {
  const held = visaInEffect(visa, facts, day);
  if (held === '500') return 'refused';
  return held === '500-family' ? 'unclear' : 'met';
};

/** While the visa before a bridging visa lasts, both answer: a job is usually begun within some weeks. */
const answerTo = (rights: DemandedRights | ShutOutHolders, holder: Holder): Answer => {
  const { visa, facts, day } = holder;
  const now = answerOn(rights, holder);
  if (isFormerUnknown(visa, facts)) return now === 'refused' ? now : 'unclear';
  const next = followingVisa(visa, facts, day);
  if (next === undefined) return now;
  const then = answerOn(rights, { visa, facts: next.facts, day: next.from ?? day });
  if (then === now) return now;
  const isNear = next.from !== undefined && next.from <= daysAfter(day, hiringDays);
  return now === 'refused' && !isNear ? now : 'unclear';
};

const answerOn = (rights: DemandedRights | ShutOutHolders, holder: Holder): Answer => {
  const { visa, facts, day } = holder;
  const status = byStatus[rights];
  if (status && permanentVisas.has(visa)) return status.resident;
  if (status && visa === '444') return status.newZealander;
  switch (rights) {
    case 'full_rights':
      return fullRights(holder);
    case 'full_hours':
      return fullHours(holder);
    case 'no_students':
      return noStudents(holder);
    case 'no_holiday_makers':
      return visaInEffect(visa, facts, day) === '417/462' ? 'refused' : 'met';
    case 'permanent_rights':
      return hasFullWorkRights(visa, facts, day) ? 'unclear' : 'refused';
    default:
      return 'refused';
  }
};

/** An assessment that does not tell whom it names leaves residents unsure; all other demands are met by full rights. */
const untold = (kind: 'residents_only' | 'full_rights', holder: Holder): Answer => {
  if (kind === 'full_rights') return answerTo(kind, holder);
  return permanentVisas.has(holder.visa) || holder.visa === '444' ? 'unclear' : 'refused';
};

/**
 * What an ad's demand means for the holder of a visa on a day (YYYY-MM-DD). Who holds an unknown visa may be a citizen,
 * so that a demand is a question to them.
 */
export const demandOn = (
  visa: VisaCode | undefined,
  demand: Demand,
  day: string,
  facts: VisaFacts = {},
): DemandRuling => {
  if (demand.kind === 'open' || demand.kind === 'unstated') return { kind: 'met' };
  const { quote, rights } = demand;
  const firm = firmly(demand);
  if (!firm) return isMetAnyway(visa, rights, { facts, day }) ? { kind: 'met' } : { kind: 'unclear', quote };
  if (visa === 'citizen') return { kind: 'met' };
  if (visa === undefined || visa === 'other') return { kind: 'unclear', quote };
  const answer = firm.answerTo({ visa, facts, day });
  if (answer !== 'refused') return answer === 'met' ? { kind: 'met' } : { kind: 'unclear', quote };
  return { kind: 'refused', because: firm.because, quote };
};

type Firm = Readonly<{ because: string; answerTo: (holder: Holder) => Answer }>;

/** What a demand answers, and why it refuses; undefined if its words leave it open. */
const firmly = ({ kind, rights }: Exclude<Demand, Readonly<{ kind: 'open' | 'unstated' }>>): Firm | undefined => {
  if (kind !== 'unclear')
    return {
      because: reasonOf(kind, rights),
      answerTo: (holder) => (rights ? answerTo(rights, holder) : untold(kind, holder)),
    };
  return isShutOut(rights) ? { because: reasons[rights], answerTo: (holder) => answerTo(rights, holder) } : undefined;
};

/** Whether words that leave it open take the holder of a visa on their strictest reading. */
const isMetAnyway = (
  visa: VisaCode | undefined,
  rights: NamedRights | undefined,
  { facts, day }: Omit<Holder, 'visa'>,
): boolean => {
  if (rights && isSoleHolders(rights))
    return visa !== undefined && visasOfSoleHolders[rights].includes(visaInEffect(visa, facts, day));
  if (visa === undefined || visa === 'citizen') return visa === 'citizen';
  return rights !== undefined && permanentVisas.has(visa) && answerTo(rights, { visa, facts, day }) === 'met';
};

const coarse = { residents_only: 'residents', full_rights: 'full_rights' } as const;

const reasonOf = (kind: keyof typeof coarse, rights: DemandedRights | undefined) => reasons[rights ?? coarse[kind]];

/** Whether a demand names a status, or what a visa allows; a coarse kind is what searches and tags need. */
export const kindOfRights = (rights: DemandedRights): 'residents_only' | 'full_rights' =>
  demandedRights.indexOf(rights) < demandedRights.indexOf('permanent_rights') ? 'residents_only' : 'full_rights';
