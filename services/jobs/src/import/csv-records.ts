import { longestRecord } from './entry.ts';
import type { Line } from './lines.ts';

export type RawRecord =
  | Readonly<{ kind: 'whole'; line: number; text: string }>
  | Readonly<{ kind: 'broken'; line: number; text: string; reason: string; after: readonly Line[] }>;

type NextLine = () => Promise<Line | undefined>;

const maxLines = 2_000;

/**
 * Joins the lines of each record, since a quoted field may contain line breaks. If quotes are not closed, only the line
 * on which the record began is lost, and reading continues with the next line, so that one bad row never costs another.
 */
export async function* csvRecords(lines: AsyncIterable<Line>, delimiter: string): AsyncIterable<RawRecord> {
  const source = lines[Symbol.asyncIterator]();
  let again: readonly Line[] = [];
  const next: NextLine = async () => {
    const [first, ...others] = again;
    if (!first) return readNext(source);
    again = others;
    return first;
  };
  for (let record = await readRecord(next, delimiter); record; record = await readRecord(next, delimiter)) {
    if (record.kind === 'broken') again = [...record.after, ...again];
    yield record;
  }
}

const readNext = async (source: AsyncIterator<Line>) => {
  const { done, value } = await source.next();
  return done ? undefined : value;
};

const readRecord = async (next: NextLine, delimiter: string): Promise<RawRecord | undefined> => {
  const lines: Line[] = [];
  let state: State = 'between';
  let length = 0;
  for (let line = await next(); line; line = await next()) {
    lines.push(line);
    length += line.text.length;
    state = stateAfter(line.text, state, delimiter);
    if (length > longestRecord) return broken(lines, 'the row is too long');
    if (state === 'broken' || lines.length > maxLines) return broken(lines, quoteProblem);
    if (state === 'between') return { kind: 'whole', line: lines[0]?.number ?? 0, text: textOf(lines) };
  }
  return lines.length ? broken(lines, quoteProblem) : undefined;
};

const quoteProblem = 'a quote is not closed or not doubled';
const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('');

const broken = ([first, ...after]: readonly Line[], reason: string): RawRecord => ({
  kind: 'broken',
  line: first?.number ?? 0,
  text: first?.text ?? '',
  reason,
  after,
});

type State = 'between' | 'quoted' | 'broken';

/** Reads a line and answers whether it ends between two records, within quotes, or at a quote that is not allowed. */
const stateAfter = (line: string, before: State, delimiter: string): State => {
  let at = 0;
  let isQuoted = before === 'quoted';
  while (at < line.length) {
    if (!isQuoted && line[at] !== '"') at = endOfPlain(line, at, delimiter);
    else {
      const end = endOfQuoted(line, isQuoted ? at : at + 1);
      if (end < 0) return 'quoted';
      if (!isEnd(line, end, delimiter)) return 'broken';
      at = line[end] === delimiter ? end + 1 : line.length;
    }
    isQuoted = false;
  }
  return 'between';
};

const endOfPlain = (line: string, from: number, delimiter: string) => line.indexOf(delimiter, from) + 1 || line.length;

/** The position after the closing quote, or -1 if the line ends before it. */
const endOfQuoted = (line: string, from: number) => {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2))
    if (line[at + 1] !== '"') return at + 1;
  return -1;
};

const isEnd = (line: string, at: number, delimiter: string) =>
  at >= line.length || line[at] === delimiter || /^\r?\n?$/.test(line.slice(at, at + 3));
