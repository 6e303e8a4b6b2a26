import { expect, test } from '@jest/globals';
import { bulkStandings, choiceIn, idsIn, listed, withChoice } from './job-list.ts';

const ad = (title: string, fields: object = {}) => ({
  title,
  location: 'Sydney NSW',
  standing: 'live' as const,
  expiresAt: '2026-12-20T00:00:00Z',
  applicationCount: 0,
  postedDate: '2026-11-20T00:00:00Z',
  scrapedAt: null,
  createdAt: '2026-11-20T00:00:00Z',
  ...fields,
});

const ads = [
  ad('Weekend barista', { applicationCount: 2 }),
  ad('Kitchen hand', { location: 'Newtown NSW', standing: 'expired', expiresAt: '2026-11-01T00:00:00Z' }),
  ad('Night barista', { postedDate: '2026-11-21T00:00:00Z', expiresAt: '2026-12-01T00:00:00Z' }),
];
const titles = (address: string) => listed(ads, choiceIn(new URLSearchParams(address))).map(({ title }) => title);

test('all ads are listed newest first, and the address filters and sorts them', () => {
  expect(titles('')).toEqual(['Night barista', 'Weekend barista', 'Kitchen hand']);
  expect(titles('q=newtown kitchen')).toEqual(['Kitchen hand']);
  expect(titles('q=barista')).toEqual(['Night barista', 'Weekend barista']);
  expect(titles('state=expired')).toEqual(['Kitchen hand']);
  expect(titles('sort=ending')).toEqual(['Kitchen hand', 'Night barista', 'Weekend barista']);
  expect(titles('sort=applications')).toEqual(['Weekend barista', 'Night barista', 'Kitchen hand']);
  expect(titles('sort=title')).toEqual(['Kitchen hand', 'Night barista', 'Weekend barista']);
});

test('a choice is written to the address without defaults, beside other parameters', () => {
  const choice = { words: 'night', standing: 'live', sort: 'newest' } as const;
  expect(withChoice(new URLSearchParams('jobs=all&sort=title'), choice).toString()).toBe('jobs=all&q=night&state=live');
});

test('several ads are renewed or deactivated where that changes what students see', () => {
  const all = (['live', 'paused', 'expired', 'rejected', 'waiting_for_email', 'suspended'] as const).map(
    (standing, id) => ({ id, standing }),
  );
  expect(idsIn(all, bulkStandings.renew)).toEqual([0, 2, 4]);
  expect(idsIn(all, bulkStandings.deactivate)).toEqual([0, 4]);
});
