import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { headBytes } from '@waratah/kit/files/file-kinds';
import { wholeFile } from '@waratah/kit/files/whole-file';
import { runBounded } from '@waratah/kit/process/bounded-process';
import { drawLogo } from '../../services/identity/src/files/draw-logo.ts';
import { eventually } from '../support/eventually.ts';
import { aDocx, aLinkedSvg } from '../support/files.ts';
import { docxOfDescriptions } from '../support/hostile-files.ts';

/** The processor time of a process, in hundredths of a second. */
const cpuTicks = (stat: string) => Number(stat.split(') ')[1]?.split(' ')[11]);

const run = (work: string) => runBounded(new URL('../support/nasty-work.ts', import.meta.url), () => work);

test.each(['loop', 'fill memory', 'crash'])(
  'a file that makes its process %s ends only that process, and the next file is read',
  async (work) => {
    expect(await run(work)).toEqual({ kind: 'ended' });
    expect(await run('answer')).toMatchObject({ kind: 'answered', answer: expect.any(Number) });
  },
);

test('each file has a process of its own, and files that take long give way to others and are read again', async () => {
  const order: string[] = [];
  const noted = async (work: string) => {
    const outcome = await run(work);
    order.push(outcome.kind);
    return outcome;
  };
  const [first, second, ...others] = ['loop', 'never answer', 'answer', 'answer'].map(noted);
  const answers = await Promise.all(others);
  expect(new Set(answers.map((outcome) => JSON.stringify(outcome))).size).toBe(2);
  // The two files that never end occupied both places.
  expect(await Promise.all([first, second])).toEqual([{ kind: 'ended' }, { kind: 'ended' }]);
  expect(order).toEqual(['answered', 'answered', 'ended', 'ended']);
});

test('a process whose parent was killed ends too', async () => {
  const parent = fork(new URL('../support/work-parent.ts', import.meta.url), { stdio: 'ignore' });
  const pid = await eventually(async () => {
    const child = Number(await readFile(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8'));
    // The child process has received its work, which never ends.
    expect(cpuTicks(await readFile(`/proc/${child}/stat`, 'utf8'))).toBeGreaterThan(70);
    return child;
  });
  parent.kill('SIGKILL');
  await eventually(async () => expect(existsSync(`/proc/${pid}`)).toBe(false));
});

test('the process can write no file and has no settings', async () => {
  expect(await run('write')).toEqual({ kind: 'answered', answer: 'refused' });
  expect(await run('settings')).toEqual({ kind: 'answered', answer: [] });
});

const stored = (bytes: Buffer) => ({ head: bytes.subarray(0, headBytes), read: async () => bytes });
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inside}</svg>`);
const blur = '<filter id="f"><feTurbulence numOctaves="99"/><feGaussianBlur stdDeviation="500"/></filter>';
const drawings: readonly (readonly [string, string])[] = [
  ['filters', blur + '<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(30)],
  ['nested uses', '<g id="a"><rect/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'],
  ['a picture', '<image href="file:///etc/passwd"/>'],
];

test.each(drawings)('an SVG with %s is refused before it is drawn', async (_name, inside) => {
  expect(await drawLogo(stored(svg(inside)))).toEqual({ kind: 'elaborate' });
});

test('an SVG that takes too long to draw is refused, and the next one is drawn', async () => {
  const heavy = new URL('../../services/identity/src/files/draw-process.ts', import.meta.url);
  expect(await runBounded(heavy, () => new Uint8Array(svg(drawings[0]?.[1] ?? '')))).toEqual({ kind: 'ended' });
  const drawn = await drawLogo(stored(aLinkedSvg));
  expect(drawn.kind === 'drawn' && drawn.webp.subarray(8, 12).toString()).toBe('WEBP');
});

test('a Word document that unpacks to much more than its size is refused, and the next one is read', async () => {
  const judge = (bytes: Buffer = Buffer.alloc(0)) => wholeFile('docx', async () => bytes);
  expect(await judge(docxOfDescriptions)).toEqual({ problem: 'broken' });
  const kept = await judge(aDocx());
  // Written anew, and then again as it is.
  expect(await judge(kept.problem ? undefined : kept.written)).toEqual(kept);
  expect(kept.problem).toBeUndefined();
});
