import { glob, readFile, stat } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';

/** The documents whose sections code refers to. */
const books = { spec: 'docs/specification.md', design: 'docs/design.md' } as const;
type Book = keyof typeof books;

const ignored = new Set([
  'node_modules',
  'dist',
  '.stack',
  '.cache',
  'results',
  'test-results',
  'generated',
  '__generated__',
]);
const filesOf = (pattern: string) =>
  Array.fromAsync(glob(pattern, { cwd: root, exclude: (name) => ignored.has(name.split('/').at(-1) ?? '') }));

const textOf = (file: string) => readFile(join(root, file), 'utf8');

/** The text on one line, without comment markers, so that a wrapped reference is found. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');

type Citation = Readonly<{ book: Book; section: string; step: string | undefined }>;

const citation = /\b(spec|design) sections? (\d+(?:(?:, | and |, and )\d+)*)(?:, step (\d+))?/g;
const isBook = (name: string | undefined): name is Book => name === 'spec' || name === 'design';

const citationsIn = (text: string): readonly Citation[] =>
  [...inOneLine(text).matchAll(citation)].flatMap(([, book, sections = '', step]) =>
    isBook(book) ? (sections.match(/\d+/g) ?? []).map((section) => ({ book, section, step })) : [],
  );

/** The sections of a document by number: the text between their anchors. */
const sectionsOf = (text: string) => {
  const [, ...parts] = text.split('<a id="section-');
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('"')), part]));
};

const isFound = ({ section, step }: Citation, sections: ReadonlyMap<string, string>) => {
  const text = sections.get(section);
  return text !== undefined && (step === undefined || new RegExp(`^${step}\\. `, 'm').test(text));
};

test('citations are found in every form that comments use', () => {
  const cited = (text: string) => citationsIn(text).map(({ book, section, step }) => [book, section, step ?? '']);
  expect(cited('(spec sections 2, 5 and 9)')).toEqual([
    ['spec', '2', ''],
    ['spec', '5', ''],
    ['spec', '9', ''],
  ]);
  expect(cited('(spec section 4, design section 6, step 7)')).toEqual([
    ['spec', '4', ''],
    ['design', '6', '7'],
  ]);
  expect(cited('as wrapped (design\n * section 12).')).toEqual([['design', '12', '']]);
});

test('every cited section of the specification and the design exists', async () => {
  const sections = {
    spec: sectionsOf(await textOf(books.spec)),
    design: sectionsOf(await textOf(books.design)),
  };
  const files = await filesOf('**/*.{ts,tsx,mjs,graphql,proto,md,yaml,yml,tsv}');
  const cited = await Promise.all(
    files.map(async (file) => citationsIn(await textOf(file)).map((one) => ({ file, ...one }))),
  );
  expect(cited.flat().length).toBeGreaterThan(300);
  expect(cited.flat().filter((one) => !isFound(one, sections[one.book]) && !isExample(one.file))).toEqual([]);
});

const isExample = (file: string) => file.endsWith('citations.test.ts');

/** The names that links may end with: explicit anchors, and headings as GitHub names them. */
const anchorsOf = (text: string) => [
  ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
  ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  ),
];

const linksIn = (text: string) =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

test('every link of the documentation leads to an existing file and anchor', async () => {
  const pages = new Map<string, string>();
  for (const file of await filesOf('**/*.md')) pages.set(file, await textOf(file));
  const links = [...pages].flatMap(([file, text]) => linksIn(text).map((link) => ({ file, link })));
  expect(links.length).toBeGreaterThan(50);
  const broken = await Promise.all(
    links.map(async ({ file, link }) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      const leads = await stat(join(root, target)).then(
        () => anchor === undefined || anchorsOf(pages.get(target) ?? '').includes(anchor),
        () => false,
      );
      return leads ? [] : [{ file, link }];
    }),
  );
  expect(broken.flat()).toEqual([]);
});

test('the index of decisions has each record with its title, date and status', async () => {
  const files = (await filesOf('docs/decisions/[0-9]*.md')).toSorted();
  const rows = await Promise.all(
    files.map(async (file) => {
      const [, number, title, date, status] =
        /^# (\d{4}): (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (.+)\.\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/.exec(
          await textOf(file),
        ) ?? [];
      return `| [${number}](${file.slice('docs/decisions/'.length)}) | ${title} | ${date} | ${status} |`;
    }),
  );
  expect(rows.length).toBeGreaterThan(20);
  const index = await textOf('docs/decisions/README.md');
  expect(index.split('\n').filter((line) => line.startsWith('| ['))).toEqual(rows);
});

test('every decision number in a comment exists', async () => {
  const records = await filesOf('docs/decisions/[0-9]*.md');
  const numbers = new Set(records.map((file) => file.slice('docs/decisions/'.length).slice(0, 4)));
  expect(numbers.size).toBe(records.length);
  const files = await filesOf('**/{*.{ts,tsx,md,yaml,yml},Dockerfile}');
  const named = await Promise.all(
    files.map(async (file) =>
      [...(await textOf(file)).matchAll(/\bdecisions?[ /](\d{4})\b/g)].map(([, number = '']) => ({ file, number })),
    ),
  );
  expect(named.flat().length).toBeGreaterThan(10);
  expect(named.flat().filter(({ number }) => !numbers.has(number))).toEqual([]);
});
