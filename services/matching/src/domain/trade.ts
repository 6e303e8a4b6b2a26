import { areRelated, familyOf } from '@waratah/vocabulary/occupations/families';
import { rankOf } from '@waratah/vocabulary/occupations/levels';
import { type Placement, professionConfidence, wideConfidence } from '@waratah/vocabulary/occupations/placement';
import { paperFor, registrationOf } from '@waratah/vocabulary/occupations/registration';
import { studentJobs } from '@waratah/vocabulary/occupations/chosen-trades';
import {
  asksForNone,
  asksForStudies,
  isApprenticed,
  isBelow,
  isBeside,
  isManagement,
  isProfession,
  isTrade,
  settledMonths,
} from './calling.ts';
import { keyFrom } from './key.ts';
import { levelsIn } from './level-reached.ts';
import { leastFit } from './weights.ts';
import { monthsIn, type Occupations, presentOf, type Work } from './work-history.ts';

/** A family of occupations that a student may be offered, how strongly it is theirs (0 to 1), and their level in it. */
export type Trade = Readonly<{
  code: string;
  weight: number;
  /** Index of the level. */
  rank: number;
  /** Index of the highest level whose ads they may try. */
  highest: number;
  /** Three years of work that asks for studies, so that programs for graduates are not for them. */
  settled: boolean;
  /** The title of the student's job in this family; empty if studies or skills lead to it. */
  title: string;
  /** Whether related families are offered too; false for work beside the studies, and after years in a profession. */
  wide: boolean;
  /** Whether the studies lead to this family, rather than work or skills. */
  studied: boolean;
  /** Work that needs no experience, beside the studies or for a student who asked for such jobs. */
  first: boolean;
  /** Beside studies on a student visa, whose hours leave no room for a full week's work. */
  beside: boolean;
  /** The student chose it, so that it does not rest on the profile. */
  chosen: boolean;
  /** Whether the student has the registration that the law requires for this family; true if it requires none. */
  registered: boolean;
  /**
   * Whether they may have it although their profile does not name it: they do this work, have completed its studies, or
   * chose it.
   */
  mayBeRegistered: boolean;
}>;

/** A student's trades, with a key that is equal for equal trades. */
export type Trades = Readonly<{ list: readonly Trade[]; key: string }>;

const ofStudies = 0.95;
const able = 0.85;
/**
 * Weights of earlier work, by its length. Work beside the studies counts while the student still studies, and not
 * afterwards.
 */
const worked = { long: 1, short: 0.85, beside: 0.75, besideAfterStudies: 0.2 } as const;
const longMonths = 12;
/** Below this, a title like "Engineer" does not tell which part of the studies somebody works in. */
const toldByTitle = 0.6;
/** Studies far from years of work count half: the rest of the profile has to show that the student means them. */
const aside = 0.5;
const mostTrades = 24;
/**
 * Families in which many people start without experience: waiting, kitchens, shops, checkouts, cleaning, warehouses,
 * shelves, production lines.
 */
const firstJobs = ['431', '851', '621', '631', '811', '741', '891', '639', '832', '839'] as const;
/** Also counters and offices, whose work is more often full time. */
const firstOfficeJobs = ['532', '541', '542', '561', '599'] as const;
const inOffice = 0.9;
/** Such jobs come after those of a trade, where anything leads to one. */
const besideTrade = 0.8;

type Said = Readonly<{
  occupations: Occupations;
  skills: readonly string[];
  studying: boolean;
  /** Studies that leave the hours of work free: research, or a course that is over. */
  anyHours?: boolean;
  /** Codes of the families that the student chose, or `studentJobs`; none means those that the profile leads to. */
  chosen?: readonly string[];
}>;

type Lead = Omit<Trade, 'rank' | 'highest' | 'settled' | 'registered' | 'mayBeRegistered' | 'beside'>;

/** Families by code. Each keeps the strongest of the grounds that lead to it. */
const startLeads = () => {
  const leads = new Map<string, Lead>();
  const keep = (code: string, weight: number, ground: Partial<Lead> = {}) => {
    const { title = '', wide = true, studied = false, first = false, chosen = false } = ground;
    const known = leads.get(code);
    leads.set(code, {
      code,
      weight: Math.max(weight, known?.weight ?? 0),
      title: title || (known?.title ?? ''),
      wide: wide || known?.wide === true,
      studied: studied || known?.studied === true,
      first: first || known?.first === true,
      chosen,
    });
  };
  /** Adds the families in which people start without experience, where nothing else leads to them. */
  const begin = (chosen: boolean) => {
    const first = { wide: false, first: true, chosen };
    const share = leads.size > 0 ? besideTrade : 1;
    for (const code of firstJobs) if (!leads.has(code)) keep(code, share, first);
    for (const code of firstOfficeJobs) if (!leads.has(code)) keep(code, share * inOffice, first);
  };
  return { leads, keep, begin };
};

/** How much it counts that studies lead to a family: in full, half, or not at all. */
const worthOfStudies = ({ occupations: { studies, works }, studying }: Said, now: Date) => {
  const leadsUp = !asksForNone(studies[0]?.code ?? '');
  const professional = works.filter(({ code }) => isProfession(code));
  const months = monthsIn(professional, now);
  const settledIn = works.filter((work) => asksForStudies(work.code) && monthsIn([work], now) >= settledMonths);
  const present = presentOf(works);
  const trades = works.filter((work) => isTrade(work) && work.confidence >= toldByTitle);
  const isStudied = (own: Work) => studies.some((study) => study.code === own.code);
  const leadsElsewhere = studies.some(({ code }) => !isManagement(code));
  return ({ code, confidence }: Placement): number => {
    // Nobody begins as a manager.
    if (isManagement(code) && leadsElsewhere && !works.some((work) => work.code === code)) return 0;
    // A degree in engineering is not an apprenticeship.
    if (isApprenticed(code) && studies.some((study) => study.code.startsWith('2'))) return 0;
    // Nobody looks for labour on the ground of studies that lead to something better, nor for clerical work after years
    // in a profession.
    if (!studying && asksForNone(code) && leadsUp) return 0;
    if (!studying && months >= settledMonths && !asksForStudies(code)) return 0;
    if (!studying && present.some((own) => isBelow(code, own))) return 0;
    if (confidence <= wideConfidence && trades.length > 0) return 0;
    if (confidence <= professionConfidence && trades.some((own) => isStudied(own))) return 0;
    const isAside = settledIn.length > 0 && !settledIn.some((work) => areRelated(work.code, code));
    return isAside ? aside : 1;
  };
};

/** The families that a profile leads to. */
const leadsOfProfile = (said: Said, now: Date): ReadonlyMap<string, Lead> => {
  const { occupations, studying } = said;
  const { studies, works, abilities } = occupations;
  const { leads, keep, begin } = startLeads();
  const worthOf = worthOfStudies(said, now);
  for (const study of studies) {
    const worth = worthOf(study);
    if (worth > 0) keep(study.code, ofStudies * study.confidence * worth, { studied: true });
  }
  for (const work of works) {
    const beside = isBeside(work, occupations, now);
    const weight = beside ? besideWeight(studying) : weightOfWork(monthsIn([work], now));
    keep(work.code, work.confidence * weight, { title: work.title, wide: !beside });
  }
  if (studying) begin(false);
  const lead = studies.length + works.length > 0;
  for (const { code, confidence } of abilities)
    if (!lead || [...leads.keys()].some((known) => areRelated(known, code))) keep(code, able * confidence);
  return leads;
};

/** The families that a student chose, with what their profile says of them. What is only close was not asked for. */
const leadsChosen = (said: Said, chosen: readonly string[], now: Date): ReadonlyMap<string, Lead> => {
  const ofProfile = leadsOfProfile(said, now);
  const { leads, keep, begin } = startLeads();
  for (const code of chosen) if (code !== studentJobs) keep(code, 1, { wide: false, chosen: true });
  if (chosen.includes(studentJobs)) begin(true);
  return new Map(
    [...leads].map(([code, lead]) => {
      const { title = '', studied = false } = ofProfile.get(code) ?? {};
      return [code, { ...lead, title, studied }];
    }),
  );
};

/** The trades of a student, the strongest first: those that they chose, or else those that the profile leads to. */
export const tradesOf = (said: Said, now: Date): Trades => {
  const { occupations, skills, studying, anyHours = false, chosen = [] } = said;
  const beside = studying && !anyHours;
  const { works } = occupations;
  const leads = chosen.length > 0 ? leadsChosen(said, chosen, now) : leadsOfProfile(said, now);
  const present = presentOf(works);
  const settled =
    monthsIn(
      works.filter(({ code }) => asksForStudies(code)),
      now,
    ) >= settledMonths;
  const list = [...leads.values()]
    .map((trade) => ({ ...trade, ...levelsIn(trade.code, works, now) }))
    .map((trade) => ({
      ...trade,
      weight: Math.round(trade.weight * 100) / 100,
      // What is merely close takes a beginner: after years in a profession it is another one.
      wide: trade.wide && !(isProfession(trade.code) && trade.rank >= rankOf('mid')),
      beside,
      settled,
      registered: paperFor(trade.code, '')?.shownBy.some((skill) => skills.includes(skill)) ?? true,
      mayBeRegistered: trade.chosen || present.includes(trade.code) || (trade.studied && !beside),
    }))
    .toSorted((one, other) => other.weight - one.weight || (one.code < other.code ? -1 : 1))
    .slice(0, mostTrades);
  return { list, key: keyFrom(...list.map(Object.values)) };
};

/** What a student looks for, and what their profile alone leads to: the same where nothing is chosen. */
export const tradesOfStudent = (said: Said, now: Date) => {
  const tradesOfProfile = tradesOf({ ...said, chosen: [] }, now);
  return { tradesOfProfile, trades: said.chosen?.length ? tradesOf(said, now) : tradesOfProfile };
};

/** What a student may choose from without a search: codes of families, or `studentJobs`. */
export type TradesOffered = Readonly<{
  /** What the profile leads to, the strongest first. Matching goes by it while nothing is chosen. */
  found: readonly string[];
  /** What is close to it. */
  near: readonly string[];
}>;

/** The most that are offered as found, which all can be chosen, and as near. */
const mostOffered = { found: 5, near: 4 } as const;

export const tradesOffered = ({ list }: Trades): TradesOffered => {
  const all = list.filter(({ first }) => !first);
  const strong = all.flatMap(({ weight, code }) => (weight >= leastFit ? [code] : []));
  const weak = all.flatMap(({ weight, code }) => (weight >= leastFit ? [] : [code]));
  const own = [...strong.filter((code) => !isManagement(code)), ...strong.filter(isManagement)].slice(
    0,
    mostOffered.found,
  );
  const beginner = list.some(({ first }) => first);
  const isClose = (code: string) => !own.includes(code) && !registrationOf(code) && !isManagement(code);
  const lists = own.map((code) => (familyOf(code)?.related ?? []).filter(isClose));
  // The first of each list, then the second of each, so that all that was found has close work among the few.
  const close = lists.flatMap((list, rank) => list.map((code, at) => ({ code, place: at * lists.length + rank })));
  close.sort((one, other) => one.place - other.place);
  const near = new Set([...weak, ...close.map(({ code }) => code)]);
  return {
    found: beginner ? [...own, studentJobs] : own,
    near: [...[...near].slice(0, mostOffered.near), ...(beginner ? [] : [studentJobs])],
  };
};

const besideWeight = (studying: boolean) => (studying ? worked.beside : worked.besideAfterStudies);
const weightOfWork = (months: number) => (months >= longMonths ? worked.long : worked.short);

/** Whether the student chose what is looked for. */
export const hasChosen = ({ list }: Trades): boolean => list.some(({ chosen }) => chosen);
