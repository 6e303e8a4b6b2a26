import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { familiesOfWork } from '../../services/ai/src/domain/work-families.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';

/** Of the labelled titles; those held out are never looked at when titles are added to the vocabulary. */
export const titleParts = ['dev', 'held'] as const;
export type TitlePart = (typeof titleParts)[number];

/** A job title of a resume, and the one or two families that its work belongs to; none where a title tells too little. */
export type LabelledTitle = Readonly<{ part: TitlePart; title: string; families: readonly string[] }>;

/**
 * Written with only the codes and labels of the families in view, by somebody who had seen neither their titles nor the
 * rules.
 */
const labelled = join(import.meta.dirname, 'titles.csv');

export const readTitles = async (path = labelled): Promise<readonly LabelledTitle[]> => {
  const titles: LabelledTitle[] = [];
  for await (const entry of readFile({ bytes: createReadStream(path), name: path })) {
    if (entry.kind !== 'record') continue;
    const { set, code, other, title } = entry.record;
    const part = titleParts.find((one) => one === set);
    if (part === undefined || typeof title !== 'string') throw new Error(`${path}: a line without a set or a title`);
    const families = [code, other].filter((one) => typeof one === 'string').filter((one) => /^\d+$/.test(one));
    titles.push({ part, title, families });
  }
  return titles;
};

/** An occupation and the unit group that it is of are the same trade. */
const agree = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

export const outcomes = ['right', 'wrong', 'unplaced'] as const;
export type Outcome = (typeof outcomes)[number];

/** As ai places a job of a profile of which only the title is known. */
const placementOf = (title: string) => familiesOfWork({ title, description: '' }, [])[0];

/** Whether a title is placed in a family that it was labelled with. One that tells too little is right if unplaced. */
export const outcomeOf = ({ title, families }: LabelledTitle): Outcome => {
  const placed = placementOf(title);
  if (!placed) return families.length === 0 ? 'right' : 'unplaced';
  return families.some((code) => agree(code, placed.code)) ? 'right' : 'wrong';
};

/** Whether titles as people write them in resumes are placed in the right family. The last line printed is in JSON. */
export const titles = async ({ part, details }: Readonly<{ part: TitlePart; details: boolean }>): Promise<void> => {
  const rows = (await readTitles())
    .filter((row) => row.part === part)
    .map((row) => ({ ...row, outcome: outcomeOf(row), placed: placementOf(row.title) }));
  if (details)
    for (const { outcome, title, families, placed } of rows)
      if (outcome !== 'right')
        console.log(
          `${outcome}: ${title} | ${families.join(' ')} | ${placed ? `${placed.code} ${placed.confidence}` : ''}`,
        );
  const counts = outcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length] as const);
  console.log(JSON.stringify({ titles: rows.length, ...Object.fromEntries(counts) }));
};
