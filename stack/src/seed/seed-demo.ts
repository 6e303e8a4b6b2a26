import { readFile } from 'node:fs/promises';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { keysIn } from '@waratah/kit/security/verified';
import { z } from 'zod';
import { demoAccounts, demoPassword, graduateEmail, graduateVisa, operatorEmail } from './accounts.ts';
import { applyFor, uploadResume } from './applicants.ts';
import { employerDraft, employerJobs } from './employer-jobs.ts';
import { patiently } from './patiently.ts';
import { sendVisaDocument } from './visa-document.ts';

const demoJobs = new URL('demo-jobs.ndjson', import.meta.url);

const SignedIn = z.object({ access_token: z.string(), user: z.object({ id: z.number(), email: z.string() }) });

/** The address of a portal, and the secrets that give access to it. */
type Portal = Readonly<{ gateway: string; env: NodeJS.ProcessEnv }>;

/** Creates the demo accounts and ads through the same calls that people use. Running it again changes nothing. */
export const seedDemo = async ({ gateway, env }: Portal) => {
  const call = caller(gateway);
  const [opsKey = ''] = keysIn(env.OPS_KEY ?? '');
  await call('POST', '/ops/operators', { email: operatorEmail, password: demoPassword }, opsKey);
  const links = signedLinks(env.LINK_SECRET ?? '');
  const students: string[] = [];
  const ads: number[] = [];
  for (const { email, register, profile, ...account } of demoAccounts) {
    const answer = await call('POST', '/auth/register', { ...register, email, password: demoPassword });
    if (answer.status === 409) continue;
    const { access_token, user } = SignedIn.parse(answer.body);
    await call('POST', '/auth/verify-email', {
      token: await links.sign('verify-email', `${user.id}:${user.email}`, '1h'),
    });
    await call('PUT', `/auth/profile/${register.role}`, profile, access_token);
    if ('preferences' in account) await call('PUT', '/auth/student/preferences', account.preferences, access_token);
    if (register.role === 'employer') ads.push(...(await postJobs(call, access_token)));
    if (register.role === 'student') students.push(access_token);
    if ('resume' in account) await uploadResume(gateway, access_token, account.resume);
    if (email === graduateEmail) await sendVisaDocument(gateway, access_token, graduateVisa);
  }
  await importJobs(gateway, opsKey);
  // All demo students apply for the first ad, and each for one more.
  for (const [index, student] of students.entries())
    for (const ad of new Set([ads[0], ads[index + 1]])) if (ad !== undefined) await applyFor(gateway, student, ad);
};

type Call = ReturnType<typeof caller>;

const caller = (gateway: string) => async (method: string, path: string, body: object, token?: string) => {
  const answer = await patiently(`${gateway}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const parsed: unknown = await answer.json();
  if (!answer.ok && answer.status !== 409) throw new Error(`Seeding failed at ${path}: ${JSON.stringify(parsed)}`);
  return { status: answer.status, body: parsed };
};

const Posted = z.object({ id: z.number() });

const postJobs = async (call: Call, token: string) => {
  const ids: number[] = [];
  for (const job of employerJobs)
    ids.push(Posted.parse((await call('POST', '/auth/employer/jobs', job, token)).body).id);
  await call('POST', '/auth/employer/job-drafts', employerDraft, token);
  return ids;
};

const importJobs = async (gateway: string, opsKey: string) => {
  const answer = await patiently(
    `${gateway}/api/ops/import?format=ndjson&name=demo-jobs.ndjson&source=demo&refresh=true`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${opsKey}` },
      body: await readFile(demoJobs),
    },
  );
  const report = await answer.text();
  if (!answer.ok || report.includes('"rejected":{')) throw new Error(`Seeding the demo ads failed: ${report}`);
};
