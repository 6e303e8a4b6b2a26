import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { type AdFacts, readAd } from '../../services/ai/src/domain/ad.ts';
import { checkDiffers, type PastedAd } from './check-answers.ts';
import { trialAdsIn } from './trial-ads.ts';

type Label = Readonly<{ rights: string; sponsorship: string; ambiguous: boolean }>;
type Range = Readonly<{ min: number; max: number }>;
type Row = Readonly<{
  id: string;
  label: Label;
  hours: Range | undefined;
  term: string | undefined;
  facts: AdFacts;
  answer: Answer;
  /** The ad as somebody may paste it. */
  pasted: PastedAd;
}>;

/** The answer for a student on subclass 500: forbidden, open, or a question. */
type Answer = 'forbids' | 'open' | 'unclear';

export const parts = ['all', 'dev', 'held-out', 'other'] as const;
export type Part = (typeof parts)[number];

const unlabelled: Label = { rights: 'none', sponsorship: 'none', ambiguous: false };
const forbidding: ReadonlySet<string> = new Set(['citizens_or_pr_only', 'full_work_rights']);

/**
 * What ads demand of a student on subclass 500, on real ads with labels in `ads.ndjson`, `rights.csv` and `hours.csv`.
 * One fifth of the ads, chosen by a hash of the id, is held out: no rule was written for it. `details` lists what was
 * read wrongly in the development part, never in the held-out one. The part `other` is ads from other sources, for
 * which no rule was written; their labels were made by reading each ad that contains a word about rights, beside the
 * reader's answer. Last, each ad is checked as if it were pasted, for every visa: `checksDiffer` counts those with another
 * answer than the gates give for the same ad after its import.
 */
export const rights = async (data: string, part: Part = 'all', details = false) => {
  const started = performance.now();
  const folder = existsSync(join(data, 'ads.ndjson')) ? data : join(data, 'ads-2023');
  const rows = await (part === 'other' ? otherRows(join(data, 'job-ads-au')) : readRows(folder, part));
  const milliseconds = (performance.now() - started) / Math.max(1, rows.length);
  console.table(tableOf(rows));
  const ambiguous = rows.filter(({ label }) => label.ambiguous);
  if (ambiguous.length > 0) console.log(`Of these, ${ambiguous.length} a careful reader may label differently:`);
  if (ambiguous.length > 0) console.table(tableOf(ambiguous));
  console.log(`Part ${part}: ${rows.length} ads, ${milliseconds.toFixed(1)} ms an ad`);
  if (details) for (const row of rows.filter(({ id }) => !isHeldOut(id))) describeErrors(row);
  const where = { localities: await readLocalities(), now: new Date() };
  const differing = rows.flatMap(({ id, pasted }) => {
    const [first] = checkDiffers(pasted, where) ?? [];
    return first === undefined ? [] : [{ id, first }];
  });
  if (details) for (const { id, first } of differing) console.log(`${id} pasted: ${first}`);
  console.log(JSON.stringify({ ...figuresOf(rows), checksDiffer: differing.length }));
};

const isHeldOut = (id: string) => (createHash('sha256').update(id).digest()[0] ?? 0) % 5 === 0;

const labelsIn = async (path: string): Promise<ReadonlyMap<string, Label>> =>
  new Map(
    (await csvRows(path)).map(([id = '', rights = '', sponsorship = '', ambiguous]) => [
      id,
      { rights, sponsorship, ambiguous: ambiguous === '1' },
    ]),
  );

/** Months that the job of an ad lasts, or the day on which it ends, by the ad's id; ads without a term are left out. */
const termsIn = async (path: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await csvRows(path)).map(([id = '', term = '']) => [id, term]));

/** Only full texts, since a teaser demands nothing. */
const otherFiles = ['data-analyst-2018.csv', 'all-trades-2025.csv', 'all-trades-2025-b.csv'];

const otherRows = async (folder: string): Promise<readonly Row[]> => {
  const labels = await labelsIn(join(import.meta.dirname, 'rights-labels.csv'));
  const files = await Promise.all(otherFiles.map((name) => trialAdsIn(join(folder, name))));
  return files.flat().map(({ id, title, text }) => {
    const facts = readAd({ title, descriptionHtml: text, skills: [], education: '' });
    return {
      id,
      label: labels.get(id) ?? unlabelled,
      hours: undefined,
      term: undefined,
      facts,
      answer: answerOf(facts),
      pasted: { title, text },
    };
  });
};

const readRows = async (folder: string, part: Part): Promise<readonly Row[]> => {
  const labels = await labelsIn(join(folder, 'rights.csv'));
  const hours = new Map(
    (await csvRows(join(folder, 'hours.csv'))).map(([id = '', min, max]) => [
      id,
      { min: Number(min), max: Number(max) },
    ]),
  );
  const terms = await termsIn(join(import.meta.dirname, 'terms-labels.csv'));
  const lines = (await readFile(join(folder, 'ads.ndjson'), 'utf8')).split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const ad: Readonly<Record<string, string | undefined>> = JSON.parse(line);
    const { id = '', title = '', description = '', location = '', company_name: company = '' } = ad;
    if (part !== 'all' && isHeldOut(id) !== (part === 'held-out')) return [];
    const facts = readAd({ title, descriptionHtml: description, skills: [], education: '' });
    return [
      {
        id,
        label: labels.get(id) ?? unlabelled,
        hours: hours.get(id),
        term: terms.get(id) ?? '0',
        facts,
        answer: answerOf(facts),
        pasted: { title, text: description, company, location },
      },
    ];
  });
};

const csvRows = async (path: string) =>
  (await readFile(path, 'utf8'))
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split(','));

const answerOf = ({ workRights: { kind } }: AdFacts): Answer => {
  if (kind === 'unclear') return 'unclear';
  return kind === 'unstated' || kind === 'open' ? 'open' : 'forbids';
};

const isForbidden = ({ label }: Row) => forbidding.has(label.rights);
const statesSponsorship = ({ label }: Row) => label.sponsorship !== 'none';
const sponsorshipOf = ({ facts: { sponsorship } }: Row) =>
  sponsorship.kind === 'unstated' ? 'none' : sponsorship.kind;
const isSponsorshipRight = (row: Row) => sponsorshipOf(row) === row.label.sponsorship;
const areHoursRight = ({ hours, facts }: Row) => hours?.min === facts.hours?.min && hours?.max === facts.hours?.max;

const hasTerm = ({ term }: Row) => term !== undefined && term !== '0';
/** Of a day on which the job ends, only that there is one is read. */
const isTermRight = ({ term = '0', facts: { tenure } }: Row) => {
  if (term === '0') return tenure === undefined;
  return term.includes('-') ? tenure !== undefined : String(tenure?.months) === term;
};

const ratio = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((1_000 * part) / whole) / 1_000);

const figuresOf = (rows: readonly Row[]) => {
  const forbidden = rows.filter(isForbidden);
  const open = rows.filter((row) => !isForbidden(row));
  const sponsorship = rows.filter(statesSponsorship);
  const hours = rows.filter((row) => row.hours !== undefined);
  const terms = rows.filter(hasTerm);
  const endless = rows.filter(({ term }) => term === '0');
  return {
    ads: rows.length,
    forbidden: forbidden.length,
    falseOffers: forbidden.filter(({ answer }) => answer === 'open').length,
    open: open.length,
    wronglyWithheld: open.filter(({ answer }) => answer === 'forbids').length,
    unclear: rows.filter(({ answer }) => answer === 'unclear').length,
    /** Counts for ads that offer or refuse sponsorship. */
    sponsorshipRecall: ratio(sponsorship.filter(isSponsorshipRight).length, sponsorship.length),
    /** Counts for ads that state hours a week, both ends. */
    hoursRight: ratio(hours.filter(areHoursRight).length, hours.length),
    /** Counts for ads whose job has a term. */
    termsRight: ratio(terms.filter(isTermRight).length, terms.length),
    /** Of the ads without a term, those in which one was read. */
    termsInvented: ratio(endless.filter(({ facts: { tenure } }) => tenure !== undefined).length, endless.length),
  };
};

const tableOf = (rows: readonly Row[]) => {
  const kinds = ['citizens_or_pr_only', 'full_work_rights', 'any_right_to_work_or_preference', 'none'];
  const answers = (those: readonly Row[]) => ({
    ads: those.length,
    forbids: those.filter(({ answer }) => answer === 'forbids').length,
    unclear: those.filter(({ answer }) => answer === 'unclear').length,
    open: those.filter(({ answer }) => answer === 'open').length,
  });
  const found = (name: string, labelled: (row: Row) => boolean, said: (row: Row) => boolean) => ({
    [name]: {
      ads: rows.filter(labelled).length,
      said: rows.filter(said).length,
      right: rows.filter((row) => labelled(row) && said(row)).length,
    },
  });
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind, answers(rows.filter(({ label }) => label.rights === kind))])),
    ...found(
      'sponsorship offered',
      ({ label }) => label.sponsorship === 'offers',
      (row) => sponsorshipOf(row) === 'offers',
    ),
    ...found(
      'sponsorship refused',
      ({ label }) => label.sponsorship === 'refuses',
      (row) => sponsorshipOf(row) === 'refuses',
    ),
    ...found(
      'hours stated',
      ({ hours }) => hours !== undefined,
      ({ facts }) => facts.hours !== undefined && !facts.hours.inferred,
    ),
  };
};

const quoteOf = (fact: Readonly<{ quote: string }> | Readonly<{ kind: 'unstated' }> | undefined) =>
  fact && 'quote' in fact ? `“${fact.quote}”` : '';

const describeErrors = (row: Row) => {
  const { id, label, hours, term, facts, answer } = row;
  if (answer !== (isForbidden(row) ? 'forbids' : 'open'))
    console.log(`${id} ${label.rights}, read as ${answer} ${quoteOf(facts.workRights)}`);
  if (!isSponsorshipRight(row))
    console.log(`${id} sponsorship ${label.sponsorship}, read as ${sponsorshipOf(row)} ${quoteOf(facts.sponsorship)}`);
  if (hours && !areHoursRight(row))
    console.log(
      `${id} hours ${hours.min}–${hours.max}, read as ${facts.hours?.min}–${facts.hours?.max} ${quoteOf(facts.hours)}`,
    );
  if (term !== undefined && !isTermRight(row))
    console.log(`${id} term ${term}, read as ${facts.tenure?.months} ${quoteOf(facts.tenure)}`);
};
