import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvRecords, type RawRecord } from './csv-records.ts';
import type { Entry, Texts } from './entry.ts';
import { linesIn } from './lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

const Fields = z.array(z.array(z.string()));

/**
 * Reads a table whose first row contains the column names. A row that does not match them is reported, and reading
 * continues.
 */
export async function* readCsv(texts: Texts): AsyncIterable<Entry> {
  const lines = linesIn(texts)[Symbol.asyncIterator]();
  const first = await firstLine(lines);
  const delimiter = delimiterOf(first.text);
  let columns: readonly string[] | undefined;
  for await (const records of inBatches(csvRecords(startingWith(first, lines), delimiter))) {
    const [header] = records;
    columns ??= header && columnsIn(header, delimiter);
    if (!columns) continue;
    if (header?.line === first.number) yield { kind: 'header', columns };
    yield* entriesOf(
      records.filter(({ line, text }) => line !== first.number && text.trim()),
      columns,
      delimiter,
    );
  }
}

const firstLine = async (lines: AsyncIterator<{ number: number; text: string }>) => {
  const { done, value } = await lines.next();
  if (done) throw new UnreadableFile('The file is empty.');
  return value;
};

async function* startingWith<T>(first: T, others: AsyncIterator<T>): AsyncIterable<T> {
  yield first;
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
}

/** The most frequent delimiter in the header. */
const delimiterOf = (header: string) => {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, other) => (count(other) > count(best) ? other : best));
};

const batchSize = 100;

/** Rows are parsed by the hundred, because starting the parser costs more than running it. */
async function* inBatches<T>(source: AsyncIterable<T>): AsyncIterable<readonly T[]> {
  let batch: T[] = [];
  for await (const one of source) {
    batch.push(one);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const columnsIn = (header: RawRecord, delimiter: string) => {
  if (header.kind === 'broken') throw new UnreadableFile(`The header cannot be read: ${header.reason}.`);
  return (fieldsOf([header], delimiter)[0] ?? []).map((name) => name.trim());
};

function* entriesOf(records: readonly RawRecord[], columns: readonly string[], delimiter: string): Iterable<Entry> {
  const fields = fieldsOf(
    records.filter(({ kind }) => kind === 'whole'),
    delimiter,
  ).values();
  for (const raw of records)
    yield raw.kind === 'broken'
      ? { kind: 'broken', line: raw.line, reason: raw.reason, row: raw.text }
      : entryOf(raw, fields.next().value ?? [], columns);
}

/** The fields of whole records in order. Line ends are made uniform, so that the parser need not guess. */
const fieldsOf = (records: readonly RawRecord[], delimiter: string) => {
  const text = records.map((record) => record.text.replace(/\r?\n$/, '')).join('\n');
  const options = { delimiter, record_delimiter: '\n', relax_quotes: true, relax_column_count: true };
  return Fields.parse(parse(text, options));
};

const entryOf = ({ line, text }: RawRecord, fields: readonly string[], columns: readonly string[]): Entry => {
  const extra = fields.slice(columns.length).filter((field) => field.trim());
  if (fields.length >= columns.length && !extra.length) return { kind: 'record', line, record: named(columns, fields) };
  const reason = `has ${fields.length} columns where the header has ${columns.length}`;
  return { kind: 'broken', line, reason, row: text };
};

/** If two columns have the same name, the first one counts. */
const named = (columns: readonly string[], fields: readonly string[]) =>
  Object.fromEntries(
    columns.flatMap((name, index) => (columns.indexOf(name) === index ? [[name, fields[index] ?? '']] : [])),
  );
