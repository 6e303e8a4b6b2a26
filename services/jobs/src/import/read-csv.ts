import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvRecords, type RawRecord } from './csv-records.ts';
import type { Entry, Texts } from './entry.ts';
import { linesIn } from './lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

const Fields = z.array(z.array(z.string()));

/** Reads a table whose first row names the columns; a row that does not fit them is broken, the next is read on. */
export async function* readCsv(texts: Texts): AsyncIterable<Entry> {
  let table: Table | undefined;
  const lines = linesIn(texts)[Symbol.asyncIterator]();
  const first = await firstLine(lines);
  const delimiter = delimiterOf(first.text);
  for await (const raw of csvRecords(startingWith(first, lines), delimiter)) {
    if (!table) {
      table = tableOf(raw, delimiter);
      yield { kind: 'header', columns: table.columns };
    } else if (raw.text.trim()) yield table.entryOf(raw);
  }
}

async function* startingWith<T>(first: T, others: AsyncIterator<T>): AsyncIterable<T> {
  yield first;
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
}

const firstLine = async (lines: AsyncIterator<{ number: number; text: string }>) => {
  const { done, value } = await lines.next();
  if (done) throw new UnreadableFile('The file is empty.');
  return value;
};

/** The delimiter that the header has most of. */
const delimiterOf = (header: string) => {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, other) => (count(other) > count(best) ? other : best));
};

const fieldsOf = (text: string, delimiter: string) =>
  Fields.parse(parse(text, { delimiter, relax_quotes: true, relax_column_count: true }))[0] ?? [];

type Table = Readonly<{ columns: readonly string[]; entryOf: (raw: RawRecord) => Entry }>;

const tableOf = (header: RawRecord, delimiter: string): Table => {
  if (header.kind === 'broken') throw new UnreadableFile(`The header cannot be read: ${header.reason}.`);
  const columns = fieldsOf(header.text, delimiter).map((name) => name.trim());
  const entryOf = (raw: RawRecord): Entry => {
    const { line, text } = raw;
    if (raw.kind === 'broken') return { kind: 'broken', line, reason: raw.reason, row: text };
    const fields = fieldsOf(text, delimiter);
    const extra = fields.slice(columns.length).filter((field) => field.trim());
    if (fields.length >= columns.length && !extra.length)
      return { kind: 'record', line, record: named(columns, fields) };
    const reason = `has ${fields.length} columns where the header has ${columns.length}`;
    return { kind: 'broken', line, reason, row: text };
  };
  return { columns, entryOf };
};

/** The first of two columns of one name counts. */
const named = (columns: readonly string[], fields: readonly string[]) =>
  Object.fromEntries(
    columns.flatMap((name, index) => (columns.indexOf(name) === index ? [[name, fields[index] ?? '']] : [])),
  );
