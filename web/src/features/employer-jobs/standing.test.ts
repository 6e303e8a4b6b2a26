import { expect, test } from '@jest/globals';
import { standingInWords } from './standing.ts';

const ad = {
  standingSince: '2026-11-22T01:00:00Z',
  expiresAt: '2026-12-22T01:00:00Z',
  state: 'NSW',
  reviewReason: null,
};

test.each([
  [{ ...ad, standing: 'live' }, 'Students see it until 22 Dec 2026.'],
  [{ ...ad, standing: 'live', expiresAt: '2026-12-21T14:30:00Z' }, 'Students see it until 22 Dec 2026.'],
  [{ ...ad, standing: 'live', expiresAt: '2026-12-21T14:30:00Z', state: 'WA' }, 'Students see it until 21 Dec 2026.'],
  [{ ...ad, standing: 'expired' }, 'It ended on 22 Dec 2026. Students no longer see it.'],
  [{ ...ad, standing: 'paused' }, 'Inactive since 22 Nov 2026. Students do not see it.'],
  [{ ...ad, standing: 'paused', standingSince: null }, 'Inactive. Students do not see it.'],
  [
    { ...ad, standing: 'in_review', reviewReason: 'We check the first ad of every new employer.' },
    'We check the first ad of every new employer. In review since 22 Nov 2026. We email you as soon as it is decided.',
  ],
  [
    { ...ad, standing: 'rejected', reviewReason: 'It names no pay.' },
    'We did not approve it: It names no pay. Change the ad and we look at it again, or reply to our email.',
  ],
] as const)("an ad's state says why, since when and what happens next (%#)", (given, words) => {
  expect(standingInWords(given)).toBe(words);
});
