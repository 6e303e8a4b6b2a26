import { expect, test } from '@jest/globals';
import { readAd } from '../../services/ai/src/domain/ad.ts';
import { judge } from '../../services/matching/src/domain/gate/judge.ts';
import type { JobAd } from '../../services/matching/src/domain/job.ts';
import type { Student } from '../../services/matching/src/domain/student.ts';
import { studentOf } from '../../services/matching/src/domain/test-examples.ts';
import { type RedTeamAd, type RedTeamCase, redTeam, redTeamDay } from './gate-red-team.ts';

const now = new Date(`${redTeamDay}T00:00:00Z`);
const dayMs = 24 * 3_600_000;

const jobOf = (ad: RedTeamAd): JobAd => {
  const { title, text } = ad;
  const {
    hours,
    seniority: _level,
    experience: _years,
    ...facts
  } = readAd({ title, descriptionHtml: text, skills: [], education: '' });
  return {
    id: 1,
    title,
    companyName: '',
    employer: '',
    kind: '',
    place: { text: '', city: '', state: ad.state ?? 'NSW', remote: ad.remote ?? false, coordinates: undefined },
    employmentType: ad.employmentType ?? 'PART_TIME',
    visaTypes: ad.visaTypes ?? [],
    pay: undefined,
    postedAt: new Date(now.getTime() - dayMs),
    expiresAt: new Date(now.getTime() + (ad.expired ? -dayMs : 30 * dayMs)),
    sourceUrl: '',
    skills: [],
    assessment: ad.notAssessed
      ? undefined
      : {
          ...facts,
          hours,
          ongoing: facts.ongoing !== undefined,
          firstDay: facts.firstDay?.day,
          // This tests the law, not the line of work.
          occupations: [{ code: '621', confidence: 0.95 }],
          embedding: new Int16Array(384),
        },
  };
};

const studentIn = ({ student, wishes = {} }: RedTeamCase): Student =>
  studentOf(student, {
    hoursWorked: wishes.hoursWorked ?? 0,
    states: wishes.states ?? [],
    workTypes: wishes.workTypes ?? [],
    visaExpiry: wishes.visaExpiry,
    breaks: wishes.inBreak ? [{ from: '2026-11-02', to: '2027-02-14' }] : [],
  });

test('there are fifty ads of different kinds', () => {
  expect(redTeam).toHaveLength(50);
  expect(new Set(redTeam.map(({ ad }) => ad.title)).size).toBe(50);
});

test.each(redTeam.map((one) => [one.ad.title, one.student, one.expected, one] as const))(
  '%s for subclass %s: %s',
  (_title, _student, _expected, one) => {
    const verdict = judge(jobOf(one.ad), studentIn(one), { now, day: redTeamDay });
    const because = verdict.kind === 'not_eligible' ? verdict.gate : verdict.kind === 'check' ? verdict.question : '';
    expect(verdict.kind).toBe(one.expected);
    expect(because).toEqual(expect.stringMatching(new RegExp(`^${one.because ?? '$'}`)));
  },
);
