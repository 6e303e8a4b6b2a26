import { z } from 'zod';
import { isJobPosting, postingsIn, rowOfPosting } from '../domain/imported/job-posting.ts';
import { type Entry, longestRecord, type Texts } from './entry.ts';
import { jsonValues } from './json-values.ts';
import { linesIn } from './lines.ts';

const Thing = z.record(z.string(), z.unknown());

/** Reads one JSON value per line. An invalid line is reported, and reading continues with the next. */
export async function* readNdjson(texts: Texts): AsyncIterable<Entry> {
  for await (const { number, text } of linesIn(texts)) if (text.trim()) yield* entriesIn(number, text);
}

/** Reads a JSON object, or an array of objects of any length. */
export async function* readJson(texts: Texts): AsyncIterable<Entry> {
  for await (const { line, text } of jsonValues(texts)) yield* entriesIn(line, text);
}

/** The ads in one JSON text: JobPostings (also those of a graph) or Job fields. */
function* entriesIn(line: number, text: string): Iterable<Entry> {
  if (text.length > longestRecord)
    return yield { kind: 'broken', line, reason: 'the value is too long', row: text.slice(0, 200) };
  const thing = thingOf(text);
  if (thing.kind === 'broken') return yield { kind: 'broken', line, reason: thing.reason, row: text };
  for (const record of postingsIn(thing.value))
    yield { kind: 'record', line, record: isJobPosting(record) ? rowOfPosting(record) : flat(record) };
}

const thingOf = (text: string) => {
  try {
    const parsed = Thing.safeParse(JSON.parse(text));
    if (parsed.success) return { kind: 'thing', value: parsed.data } as const;
    return { kind: 'broken', reason: 'is not a JSON object' } as const;
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? error.message.slice(0, 200) : 'is not JSON' } as const;
  }
};

/** Flattens `company: {name}` to `company_name`. */
const flat = ({ company, ...record }: z.infer<typeof Thing>) => {
  const name = Thing.safeParse(company).data?.name ?? company;
  return name === undefined ? record : { company_name: name, ...record };
};
