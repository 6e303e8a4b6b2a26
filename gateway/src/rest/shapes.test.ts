import { expect, test } from '@jest/globals';
import { JobBody, jobInputIn } from './shapes.ts';

const read = (body: object) => jobInputIn(JobBody.parse(body));

test('an ad may name its type and remote work as answers do', () => {
  expect(read({ title: 'Cook', job_type: 'CASUAL', remote_friendly: true })).toEqual({
    title: 'Cook',
    employmentType: 'CASUAL',
    remoteOption: true,
  });
  expect(
    read({ employment_type: 'FULL_TIME', job_type: 'CASUAL', remote_option: false, remote_friendly: true }),
  ).toEqual({ employmentType: 'FULL_TIME', remoteOption: false });
  expect(read({ title: 'Cook', employment_type: null })).toEqual({ title: 'Cook', employmentType: null });
});

test('a day alone is the last one on which an ad is open', () => {
  expect(read({ expires_at: '2026-12-31' })).toEqual({ expiresAt: '2026-12-31T12:59:59.000Z' });
  expect(read({ expires_at: '2026-12-31T09:00:00+11:00' })).toEqual({ expiresAt: '2026-12-31T09:00:00+11:00' });
});

test('an unknown type of employment is told the known ones, and only an empty one that it is missing', () => {
  const messageOf = (type: string) => JobBody.safeParse({ employment_type: type }).error?.issues[0]?.message;
  expect(messageOf('')).toBe('Employment basis is required.');
  expect(messageOf('CONTRACT')).toMatch(/^Must be one of .*FIXED_TERM/);
});
