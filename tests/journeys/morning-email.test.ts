import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { asOperator, employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { scaled } from '../support/scale.ts';

/** The modes in which people run it (operations, "Settings"). */
const modes = [
  { mode: 'as the local stack runs', options: {}, review: false },
  { mode: 'with every part its own process', options: { apart: true }, review: false },
  {
    mode: 'with the pilot off and reviews on',
    options: { settings: { PILOT: 'off', MODERATION: 'review' } },
    review: true,
  },
] as const;

const Job = z.object({
  id: z.number(),
  review_status: z.string(),
  review_reason: z.string().nullable(),
  standing: z.string(),
});
const Explained = z.array(
  z.object({ matches: z.array(z.object({ job_id: z.number() })), nothing_because: z.string().nullable() }),
);

const barista = {
  title: 'Weekend barista',
  description: '<p>Make coffee on Saturday and Sunday mornings, 14 hours a week.</p><script>alert(1)</script>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  experience_level: 'entry',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  salary_min: 33.05,
  visa_types: '["500","485"]',
};
const residentsOnly = {
  ...barista,
  title: 'Front of house, evenings',
  description:
    '<p>Serve dinner twelve hours a week. Applicants must be Australian citizens or permanent residents.</p>',
};
const analyst = {
  ...barista,
  title: 'Junior data analyst',
  description:
    '<p>Query our database with SQL and write small Python programs that tidy data and draw charts, 15 hours a week.</p>',
  role_category: 'STUDY_ALIGNED_PROFESSIONAL',
  employment_type: 'PART_TIME',
};

/** As people do it first; the other modes take the same steps. */
const first = modes.slice(0, 1);

describe.each(scaled<readonly (typeof modes)[number][]>({ landing: first, share: modes }))(
  '$mode',
  ({ options, review }) => {
    let portal: OwnPortal;
    let inbox: Inbox;
    let gateway = '';

    beforeAll(async () => {
      portal = await startPortal(options);
      ({ gateway } = portal);
      inbox = openInbox(portal.inbox);
    });
    afterAll(async () => {
      await portal[Symbol.asyncDispose]();
    });

    const confirm = async (address: string) => {
      const mail = await inbox.next(address, /^Confirm your email/);
      const token = /verify-email\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
      return rest(gateway).post('/auth/verify-email', { token });
    };

    const offered = async (studentId: number) => {
      const { body } = await asOperator(gateway).get(`/ops/match?student_id=${studentId}`);
      return Explained.parse(body)[0]?.matches.map(({ job_id }) => job_id) ?? [];
    };

    const approve = (id: number) =>
      fetch(`${gateway}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer local:operators' },
        body: JSON.stringify({ query: `mutation { reviewJob(id: ${id}, approve: true) { id } }` }),
      });

    test('from registration and posting to one email with true reasons, once a day', async () => {
      const employer = await register(gateway, employerPayload('sam@example.org'));
      const held = Job.parse((await employer.api.post('/auth/employer/jobs', barista)).body);
      expect(held).toMatchObject({
        review_status: 'pending_review',
        review_reason: expect.any(String),
        standing: 'waiting_for_email',
      });
      expect((await rest(gateway).get(`/jobs/${held.id}`)).status).toBe(404);
      expect((await confirm('sam@example.org')).body).toEqual({ success: true });
      const others = [residentsOnly, analyst].map(async (job) =>
        Job.parse((await employer.api.post('/auth/employer/jobs', job)).body),
      );
      const [refused, meant] = await Promise.all(others);
      if (review)
        for (const { id } of [held, refused, meant].flatMap((job) => job ?? []))
          await eventually(async () => expect((await approve(id)).ok).toBe(true));
      await eventually(async () =>
        expect((await rest(gateway).get(`/jobs/${held.id}`)).body).toMatchObject({
          description: expect.not.stringContaining('script'),
        }),
      );

      const student = await register(gateway, studentPayload('mei@example.org'));
      const skills = JSON.stringify(['Python', 'SQL']);
      expect((await student.api.put('/auth/profile/student', { skills })).body).toMatchObject({
        skills: ['Python', 'SQL'],
      });
      await confirm('mei@example.org');
      await eventually(async () =>
        expect(new Set(await offered(student.user.id))).toEqual(new Set([held.id, meant?.id])),
      );

      const run = await asOperator(gateway).post('/ops/match', {});
      expect(run.body).toMatchObject({ prepared: 1, already: 0 });
      const mail = await inbox.next('mei@example.org', /fit you/);
      const text = mail.text ?? '';
      expect(text).toMatch(/junior data analyst[^]+weekend barista/i);
      expect(text).not.toContain('Front of house');
      expect(text).toContain('14 h a week fits 48 h a fortnight');
      expect(text.match(/Accepts subclass 500/g)).toHaveLength(2);

      expect((await asOperator(gateway).post('/ops/match', {})).body).toMatchObject({ prepared: 0, already: 1 });
      const link = /mail\/unsubscribe\?token=[\w.-]+/.exec(text)?.[0] ?? '';
      expect(await (await fetch(`${gateway}/${link}`)).text()).toContain('Stop the morning email?');
      expect(await offered(student.user.id)).toHaveLength(2);
      expect((await fetch(`${gateway}/${link}`, { method: 'POST' })).status).toBe(200);
      expect(await offered(student.user.id)).toEqual([]);
      // The confirmation, the welcome, and the one morning email.
      expect(await inbox.to('mei@example.org')).toHaveLength(3);
    });

    test('a student without a fitting job gets no email, and the dry run says why', async () => {
      const student = await register(gateway, studentPayload('perth@example.org', { city_suburb: 'Perth WA' }));
      await confirm('perth@example.org');
      const why = async () =>
        Explained.parse((await asOperator(gateway).get(`/ops/match?student_id=${student.user.id}`)).body)[0]
          ?.nothing_because;
      await eventually(async () => expect(await why()).toMatch(/none is in your states or remote/));
      expect((await asOperator(gateway).post('/ops/match', { student_id: student.user.id })).body).toMatchObject({
        prepared: 0,
        empty: 1,
      });
    });
  },
);
