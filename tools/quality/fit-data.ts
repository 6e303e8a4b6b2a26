import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import type { Profile } from '../../services/ai/src/domain/profile.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { asIfHere, jobOfRow, type RealAd } from './ranking-ads.ts';
import type { FileRow } from './with-columns.ts';

/**
 * Whose lines are looked at: the folder's people, whose resumes were typed into the form, or our own invented ones. Each
 * set was first tried when the rules of its round had been written; no rule was found on the `latest` ones.
 */
export const fitPeople = [
  'given',
  'invented',
  'later',
  'last',
  'fresh',
  'unseen',
  'recent',
  'latest',
  'newest',
] as const;
export type FitPeople = (typeof fitPeople)[number];

/** A person as the form describes them. */
export type Person = Readonly<{ id: string; visa: string; trade: string; profile: Profile }>;

export const judgements = ['fits', 'arguable', 'wrong'] as const;
/** Whether an ad fits a person, as one reader judged the pair. */
export type Judgement = (typeof judgements)[number];

export type FitData = Readonly<{
  ads: readonly RealAd[];
  people: readonly Person[];
  /** The judgements of one or two readers, by `pairOf` person and ad. */
  labels: ReadonlyMap<string, readonly Judgement[]>;
}>;

export const pairOf = (person: string, ad: string): string => `${person} ${ad}`;

/** Pairs that the folder does not judge, judged by two readers who were not told which method had found them. */
const ownLabels = join(import.meta.dirname, 'fit-labels.csv');
/** Each set was invented by somebody who had seen neither the vocabulary nor the ads. */
const inventedPeople = join(import.meta.dirname, 'fit-people.csv');

/** Reads the folder's ads, people and labels (its README gives their columns), and our own labels of further pairs. */
export const readFitData = async (data: string, whose: FitPeople): Promise<FitData> => {
  const folder = existsSync(join(data, 'people.csv')) ? data : join(data, 'fit');
  const labels = new Map<string, readonly Judgement[]>();
  for (const path of [ownLabels, join(folder, 'labels.csv')])
    for (const row of await rowsOf(path))
      labels.set(pairOf(said(row, 'person'), said(row, 'ad')), judgedBy(row, ['label', 'first', 'second']));
  const rows = await rowsOf(whose === 'given' ? join(folder, 'people.csv') : inventedPeople);
  const people = rows.filter((row) => whose === 'given' || said(row, 'set') === whose).map(personOf);
  return { ads: await adsOf(join(folder, 'ads.ndjson.gz')), people, labels };
};

const rowsOf = async (path: string): Promise<readonly FileRow[]> => {
  const rows: FileRow[] = [];
  for await (const entry of readFile({ bytes: createReadStream(path), name: path }))
    if (entry.kind === 'record') rows.push(entry.record);
  return rows;
};

const said = (row: FileRow, column: string): string => {
  const value = row[column];
  return typeof value === 'string' ? value.trim() : '';
};

const judgedBy = (row: FileRow, columns: readonly string[]) =>
  columns.flatMap((column) => judgements.filter((judgement) => judgement === said(row, column)));

const listed = (words: string, separator: string) =>
  words
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean);

/** The columns give degrees as "Diploma: Nursing; MBA", and jobs, the newest first, as "Title:years,Title:years". */
const personOf = (row: FileRow): Person => {
  const education = listed(said(row, 'degrees'), ';').map((words) => {
    const [degree = '', field = ''] = listed(words, ':');
    return { degree, field };
  });
  return {
    id: said(row, 'id'),
    visa: said(row, 'visa'),
    trade: said(row, 'trade'),
    profile: {
      degree: education[0]?.degree ?? '',
      education,
      experience: worksOf(said(row, 'jobs with years')),
      skills: listed(said(row, 'skills'), ';'),
      activities: [],
    },
  };
};

/** Only the years of each job are known, so one is taken to follow the other, and the newest to go on. */
const worksOf = (words: string): Profile['experience'] => {
  const now = new Date();
  const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString();
  let passed = 0;
  return listed(words, ',').map((work) => {
    const [title = '', years = ''] = listed(work, ':');
    const end = passed === 0 ? 'Present' : month(passed).slice(0, 7);
    passed += Math.round(Number(years || 1) * 12);
    return { title, description: '', start: month(passed).slice(0, 7), end };
  });
};

const adsOf = async (path: string): Promise<readonly RealAd[]> => {
  const arrival = { localities: await readLocalities(), now: new Date(), asNew: true };
  return (await rowsOf(path)).flatMap((row, at) => {
    const job = jobOfRow(row, { number: at + 1, website: 'fit', arrival });
    if (!job) return [];
    return [{ id: said(row, 'id'), job: said(row, 'country') === 'UK' ? asIfHere(job) : job }];
  });
};
