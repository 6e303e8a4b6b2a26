import { demandInWords } from '@waratah/vocabulary/law/demand';
import { hoursRangeInWords } from '@waratah/vocabulary/work-hours';
import { statedDayInWords } from '@waratah/vocabulary/law/stated-days';
import type { AdFacts } from '../ad.ts';
import { adviceOn } from '../scam/advice.ts';
import type { FirstDay } from '../terms/first-day.ts';
import type { Tenure } from '../terms/tenure.ts';

export const markKinds = [
  'work_rights',
  'sponsorship',
  'hours',
  'term',
  'unpaid',
  'pay',
  'pay_term',
  'remote',
  'abroad',
  'major_city',
  'over',
  'fraud',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** Words of an ad that an answer rests on: where they are in its text, and what they were read as. */
export type Mark = Readonly<{ kind: MarkKind; quote: string; start: number; end: number; meaning: string }>;

type Quoted = Omit<Mark, 'start' | 'end'>;

/** Where each quote stands in a text, in its order. */
export const marksOf = (text: string, quotes: readonly Quoted[]): readonly Mark[] =>
  quotes
    .map((found) => ({ ...found, start: text.indexOf(found.quote) }))
    .filter(({ quote, start }) => quote !== '' && start >= 0)
    .map((found) => ({ ...found, end: found.start + found.quote.length }))
    .toSorted((one, other) => one.start - other.start);

/** What an answer rests on, each with its quote. */
export const quotesIn = (facts: AdFacts, pay: string | undefined): readonly Quoted[] => {
  const {
    sponsorship,
    workRights,
    hours,
    tenure,
    firstDay,
    ongoing,
    unpaid,
    payTerms = [],
    workplace,
    scamSignals,
  } = facts;
  return [
    ...(workRights.kind === 'unstated' || isOnlyAboutSponsorship(facts) || isToldAsFraud(facts)
      ? []
      : [found('work_rights', workRights.quote, capitalised(demandInWords(workRights)))]),
    ...(sponsorship.kind === 'unstated' ? [] : [found('sponsorship', sponsorship.quote, sponsors[sponsorship.kind])]),
    ...(hours ? [found('hours', hours.quote, `${capitalised(hoursRangeInWords(hours))} hours a week`)] : []),
    ...(tenure ? [found('term', tenure.quote, lasts(tenure))] : []),
    ...(firstDay && tenure?.first === undefined ? [found('term', firstDay.quote, begins(firstDay))] : []),
    ...(ongoing ? [found('term', ongoing.quote, 'Goes on without an end')] : []),
    ...(unpaid ? [found('unpaid', unpaid.quote, 'Unpaid work')] : []),
    ...(pay === undefined ? [] : [found('pay', pay, 'Stated pay')]),
    ...payTerms.map(({ kind, quote }) => found('pay_term', quote, termsOfPay[kind])),
    ...(workplace && workplace.kind !== 'hybrid'
      ? [found(markOfPlace[workplace.kind], workplace.quote, places[workplace.kind])]
      : []),
    ...scamSignals.map((signal) => found('fraud', signal.quote, adviceOn(signal))),
  ];
};

/** Words that only say whether a visa is sponsored, from which it follows that visa holders may apply. */
const isOnlyAboutSponsorship = ({ workRights, sponsorship }: AdFacts) =>
  workRights.kind === 'open' && sponsorship.kind !== 'unstated' && workRights.quote === sponsorship.quote;

/** Words that welcome visa holders and cheat them at once; only the warning is told. */
const isToldAsFraud = ({ workRights, scamSignals }: AdFacts) =>
  workRights.kind === 'open' && scamSignals.some(({ quote }) => quote.includes(workRights.quote));

const found = (kind: MarkKind, quote: string, meaning: string): Quoted => ({ kind, quote, meaning });

const sponsors = { offers: 'Offers to sponsor a visa', refuses: 'Sponsors no visa' } as const;
const markOfPlace = { remote: 'remote', abroad: 'abroad', majorCity: 'major_city' } as const;
const places = {
  remote: 'Can be done from anywhere',
  abroad: 'The work may be outside Australia',
  majorCity: 'The work may be in a city that is no regional area',
} as const;

const termsOfPay = {
  cash: 'Pays in cash',
  contractor: 'Work on an ABN of your own',
  commission: 'Pays by commission only',
  pieces: 'Pays by the piece',
  deduction: 'Costs you something, or keeps pay back',
} as const;

const lasts = ({ months, first, last }: Tenure) => {
  if (last !== undefined)
    return `Lasts ${first === undefined ? '' : `from ${statedDayInWords(first)} `}until ${statedDayInWords(last)}`;
  if (months === undefined) return 'Ends at some time';
  return `Lasts ${months} ${months === 1 ? 'month' : 'months'}`;
};

const begins = ({ day }: FirstDay) => {
  const words = statedDayInWords(day);
  return `Begins ${/^\d/.test(words) ? 'on' : 'in'} ${words}`;
};

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
