import { expect, test } from '@jest/globals';
import { runBounded } from '@waratah/kit/process/bounded-process';
import { drawLogo } from '../../services/identity/src/files/draw-logo.ts';
import { aLinkedSvg } from '../support/files.ts';

const run = (work: string) => runBounded(new URL('../support/nasty-work.ts', import.meta.url), work);

test.each(['loop', 'fill memory', 'crash'])(
  'a file that makes its process %s ends it, and the next file is read',
  async (work) => {
    expect(await run(work)).toEqual({ kind: 'ended' });
    expect(await run('answer')).toMatchObject({ kind: 'answered', answer: expect.any(Number) });
  },
);

test('each file has a process of its own, and two are read at once', async () => {
  const began = performance.now();
  const kept = [run('never answer'), run('never answer')];
  const answers = await Promise.all([run('answer'), run('answer')]);
  // The two that never answer hold both places for five seconds.
  expect(performance.now() - began).toBeGreaterThan(4_000);
  expect(await Promise.all(kept)).toEqual([{ kind: 'ended' }, { kind: 'ended' }]);
  expect(new Set(answers.map((outcome) => JSON.stringify(outcome))).size).toBe(2);
});

test('the process can write no file and knows no setting', async () => {
  expect(await run('write')).toEqual({ kind: 'answered', answer: 'refused' });
  expect(await run('settings')).toEqual({ kind: 'answered', answer: [] });
});

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inside}</svg>`);
const blur = '<filter id="f"><feTurbulence numOctaves="99"/><feGaussianBlur stdDeviation="500"/></filter>';
const drawings: readonly (readonly [string, string])[] = [
  ['filters', blur + '<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(30)],
  ['nested uses', '<g id="a"><rect/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'],
  ['a picture', '<image href="file:///etc/passwd"/>'],
];

test.each(drawings)('an SVG with %s is refused before it is drawn', async (_name, inside) => {
  const began = performance.now();
  expect(await drawLogo(svg(inside))).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(200);
});

test('an SVG whose drawing does not end in time is no logo, and the next one is drawn', async () => {
  const heavy = new URL('../../services/identity/src/files/draw-process.ts', import.meta.url);
  expect(await runBounded(heavy, new Uint8Array(svg(drawings[0]?.[1] ?? '')))).toEqual({ kind: 'ended' });
  expect((await drawLogo(aLinkedSvg))?.subarray(8, 12).toString()).toBe('WEBP');
});
