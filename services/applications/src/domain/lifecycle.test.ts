import { expect, test } from '@jest/globals';
import type { Application } from './application.ts';
import { movedOn, moveEmailed, undoMs, withJob } from './lifecycle.ts';

const now = new Date('2026-11-20T01:00:00Z');
const publicUrl = 'https://example.org';
const application: Application = {
  _id: 1,
  version: 1,
  studentId: 2,
  jobId: 3,
  employerId: 4,
  status: 'applied',
  standing: true,
  via: 'portal',
  appliedAt: now,
  statusChangedAt: now,
  job: { title: 'Barista', companyName: 'Cafe', city: '', state: '', location: '' },
  student: { fullName: 'Mei Tan', email: 'mei@example.org', university: 'UNSW', degree: 'Law' },
  jobVersion: 1,
};

test('the version from before the email change remains valid until the ad changes', () => {
  const moved = movedOn(application, { status: 'reviewed', undoable: true, publicUrl }, now)[0];
  const emailed = moveEmailed(moved, publicUrl, new Date(now.getTime() + undoMs))[0];
  const step = { status: 'interviewed', version: moved.version, publicUrl } as const;
  expect(movedOn(emailed, step, now)[0].status).toBe('interviewed');
  const closed = withJob(emailed, { version: 2, closing: { at: now, reason: 'expired' } }, now)[0];
  expect(() => movedOn(closed, step, now)).toThrow();
});
