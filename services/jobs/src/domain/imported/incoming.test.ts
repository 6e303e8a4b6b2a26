import { expect, test } from '@jest/globals';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { adOfRow } from './ad.ts';
import { arrived, isKnown } from './incoming.ts';

const now = new Date('2026-11-20T00:00:00Z');
const arrival = { localities: await readLocalities(), now, asNew: false };

const adAt = (url: string) => {
  const row = { title: 'Night porter', description: 'Watch the lobby and greet late guests.', source_id: 'A-1' };
  const read = adOfRow({ ...row, source_url: url }, { website: 'board.test', now });
  if (read.kind !== 'ad') throw new Error(read.reason);
  return read.ad;
};

test.each([
  ['the same page', 'https://board.test/a', 'https://board.test/a', true],
  ['the same page with words of the visit', 'https://board.test/a', 'https://www.board.test/a/?visit=7', true],
  ['another page', 'https://board.test/a', 'https://board.test/b', false],
  ['a first page', '', 'https://board.test/a', false],
  ['no page any more', 'https://board.test/a', '', true],
])('an ad that says the same on %s', (_what, before, after, known) => {
  const job = arrived(1, adAt(before), arrival);
  expect(isKnown(job, adAt(after), arrival)).toBe(known);
});
