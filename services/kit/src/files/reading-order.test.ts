import { expect, test } from '@jest/globals';
import { textOfPage, type TextRun } from './reading-order.ts';

const letter = 6;
const run = (text: string, x: number, row: number): TextRun => ({
  text,
  x,
  y: 800 - 14 * row,
  width: letter * text.length,
  height: 12,
  endsLine: true,
});

/** Rows as office programs write a table: the cells of a row before those of the next. */
type Cells = readonly (readonly [x: number, text: string])[];
const rowsOf = (rows: readonly Cells[]) => rows.flatMap((cells, row) => cells.map(([x, text]) => run(text, x, row)));

const [leftEdge, rightEdge] = [40, 220];
const at = (x: number, text = ''): Cells => (text === '' ? [] : [[x, text]]);
const beside = (left: readonly string[], right: readonly string[]): readonly Cells[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    ...at(leftEdge, left[row]),
    ...at(rightEdge, right[row]),
  ]);

const left = ['SKILLS', 'Coffee', 'Customer service', 'LANGUAGES', 'Tamil', 'English', 'CONTACT', 'priya@example.org'];
const right = [
  'WORK EXPERIENCE',
  'Barista, Harbour Kitchen',
  'Jan 2023 - Present',
  'Made coffee for the morning crowd',
  'Shop Assistant, Lantern Books',
  'Jun 2019 - Dec 2021',
  'Served customers and counted the till',
  'EDUCATION',
  'Bachelor of Nursing, Harbour University',
];

test('a page of two columns is read one column after the other, whatever the order of the file', () => {
  const name = 'Priya Raghunathan, nursing student and barista';
  const rows = [at(leftEdge, name), ...beside(left, right)];
  expect(textOfPage(rowsOf(rows)).split('\n')).toEqual([name, ...left, ...right]);
});

test('dates at the right edge, and headings or dates at the left, stay beside their text', () => {
  const jobs = ['Barista, Harbour Kitchen', 'Shop Assistant, Lantern Books', 'Tutor, Lake College', 'Cook, Mesa'];
  const dates = ['Jan 2023 - Present', '2019 - 2021', 'Mar 2018', '2016'];
  const inOrder = (rows: readonly Cells[]) => {
    const runs = rowsOf(rows);
    expect(textOfPage(runs)).toBe(runs.map(({ text }) => `${text}\n`).join(''));
  };
  inOrder(
    jobs.flatMap((job, index) => [
      [...at(leftEdge, job), ...at(420, dates[index])],
      at(leftEdge, 'Worked with care and on time'),
    ]),
  );
  inOrder(beside(dates, jobs));
  inOrder(beside(['WORK', '', '', '', 'STUDY', '', 'SKILLS', '', 'HOBBY'], right));
});
