/** A run of text on a page, in points from the lower left corner. */
export type TextRun = Readonly<{
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the file ends a line after it. */
  endsLine: boolean;
}>;

/** More than any page of a resume has. */
const maxRuns = 5_000;

/** The text of a page, column after column where it has two, and otherwise in the order of the file. */
export const textOfPage = (runs: readonly TextRun[]): string => {
  const rows = runs.length > maxRuns ? [] : rowsOf(runs.filter(({ text }) => text.trim() !== ''));
  const gutter = gutterOf(rows);
  return gutter === undefined
    ? runs.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('')
    : inColumns(rows, gutter).join('\n');
};

/** The text of a page, line by line from the top, across its columns. */
export const linesOfPage = (runs: readonly TextRun[]): string =>
  rowsOf(runs.filter(({ text }) => text.trim() !== ''))
    .map((row) => row.map(({ text }) => text).join(' '))
    .join('\n');

/** The runs of one line of the page, from left to right. */
type Row = readonly TextRun[];

const rowsOf = (runs: readonly TextRun[]): readonly Row[] => {
  const rows: TextRun[][] = [];
  for (const run of runs.toSorted((one, other) => other.y - one.y)) {
    const [first] = rows.at(-1) ?? [];
    if (first && first.y - run.y <= Math.max(2, first.height / 2)) rows.at(-1)?.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
};

const endOf = ({ x, width }: TextRun) => x + width;
const crosses = (row: Row, at: number) => row.some((run) => run.x < at && endOf(run) > at);
const before = (row: Row, at: number) => row.filter((run) => endOf(run) <= at);
const after = (row: Row, at: number) => row.filter((run) => run.x >= at);

/** Lines such as a name or a summary may run across both columns. */
const maxAcross = 0.2;
const narrowestGutter = 8;
const step = 2;

/** Where the space between two columns is; undefined on a page of one column. */
const gutterOf = (rows: readonly Row[]): number | undefined => {
  const runs = rows.flat();
  const from = Math.min(...runs.map(({ x }) => x));
  const width = Math.max(...runs.map(endOf)) - from;
  let start: number | undefined;
  let widest: Readonly<{ at: number; width: number }> | undefined;
  for (let at = from + width / 5; at < from + (4 * width) / 5; at += step) {
    if (!isBetweenColumns(rows, at)) start = undefined;
    else {
      start ??= at;
      if (at - start >= narrowestGutter && at - start > (widest?.width ?? 0))
        widest = { at: (start + at) / 2, width: at - start };
    }
  }
  return widest?.at;
};

const isBetweenColumns = (rows: readonly Row[], at: number) => {
  const across = rows.filter((row) => crosses(row, at)).length;
  if (across > maxAcross * rows.length) return false;
  const left = rows.map((row) => before(row, at)).filter((row) => row.length > 0);
  const right = rows.map((row) => after(row, at)).filter((row) => row.length > 0);
  const letters = lettersIn(left) + lettersIn(right);
  return [left, right].every((side) => isColumn(side, letters)) && besideEachOther(left, right);
};

const lettersIn = (rows: readonly Row[]) => rows.flat().reduce((sum, { text }) => sum + text.length, 0);

const fewestRows = 4;
/** Headings or dates beside the text they belong to are no column: they have few letters, or mostly years. */
const minShare = 0.15;
const maxDated = 0.35;
const minAligned = 0.6;
const year = /\b(?:19|20)\d\d\b/;

const isColumn = (rows: readonly Row[], letters: number) => {
  if (rows.length < fewestRows || lettersIn(rows) < minShare * letters) return false;
  const dated = rows.filter((row) => year.test(row.map(({ text }) => text).join(' '))).length;
  return dated <= maxDated * rows.length && aligned(rows) >= minAligned;
};

/** The share of the rows that begin near the edge where most do; bullets and indents are near it. */
const aligned = (rows: readonly Row[]) => {
  const starts = rows.map(([first]) => first?.x ?? 0);
  const edge = Math.min(...starts);
  return starts.filter((start) => start - edge <= nearEdge).length / rows.length;
};
const nearEdge = 30;

/** Whether the shorter column stands beside the longer one for at least half of its height. */
const besideEachOther = (left: readonly Row[], right: readonly Row[]) => {
  const [one, other] = [left, right].map((rows) => {
    const heights = rows.map(([first]) => first?.y ?? 0);
    return { top: Math.max(...heights), bottom: Math.min(...heights) };
  });
  if (!one || !other) return false;
  const shared = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return shared > 0 && 2 * shared >= Math.min(one.top - one.bottom, other.top - other.bottom);
};

/** Lines across the page in their place, and between them the left column before the right one. */
const inColumns = (rows: readonly Row[], gutter: number): readonly string[] => {
  const lines: string[] = [];
  const right: string[] = [];
  for (const row of rows) {
    if (crosses(row, gutter)) {
      lines.push(...right.splice(0), lineOf(row));
      continue;
    }
    const [one, other] = [before(row, gutter), after(row, gutter)];
    if (one.length > 0) lines.push(lineOf(one));
    if (other.length > 0) right.push(lineOf(other));
  }
  return [...lines, ...right];
};

/** A gap wider than this share of the letters' height separates words. */
const gap = 0.2;

const lineOf = (row: Row) =>
  row
    .map(({ text, x, height }, index) => {
      const previous = row[index - 1];
      return previous && x - endOf(previous) > gap * height ? ` ${text}` : text;
    })
    .join('');
