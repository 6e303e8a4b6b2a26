import { expect, test } from '@jest/globals';
import type { Assessment } from '../domain/job.ts';
import { recentAssessments } from './recent-assessments.ts';

const assessmentOf = (jobVersion: number, kind: 'offers' | 'refuses' = 'offers'): Assessment => ({
  jobVersion,
  sponsorship: { kind, quote: '' },
  sponsorshipConfidence: 1,
  workRights: { kind: 'unstated' },
  signals: [],
});

test('an ad read before its assessment is stored gets the assessment from the event', () => {
  const assessments = recentAssessments();
  assessments.add(1, assessmentOf(2));
  assessments.add(1, assessmentOf(1, 'refuses'));
  expect(assessments.applyTo({ _id: 1 })).toEqual({ _id: 1, assessment: assessmentOf(2) });
  expect(assessments.applyTo({ _id: 2 })).toEqual({ _id: 2 });
});

test('a stored assessment of a later version is kept', () => {
  const assessments = recentAssessments();
  assessments.add(1, assessmentOf(2));
  const stored = { _id: 1, assessment: assessmentOf(3, 'refuses') };
  expect(assessments.applyTo(stored)).toBe(stored);
});

test('a remembered assessment is dropped at the second expiry after its event', () => {
  const assessments = recentAssessments();
  assessments.add(1, assessmentOf(1));
  assessments.expire();
  expect(assessments.applyTo({ _id: 1 })).toEqual({ _id: 1, assessment: assessmentOf(1) });
  assessments.expire();
  expect(assessments.applyTo({ _id: 1 })).toEqual({ _id: 1 });
});
