import { setTimeout as sleep } from 'node:timers/promises';
import { patiently } from './patiently.ts';
import { pdf } from './pdf.ts';

/** A student's invented resume. */
export const uploadResume = async (gateway: string, token: string, { name, lines }: Resume) => {
  const form = new FormData();
  form.set('file', new File([pdf(lines)], name, { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await patiently(`${gateway}/api/auth/profile/resume`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`Seeding a resume failed: ${answer.status} ${await answer.text()}`);
};

type Resume = Readonly<{ name: string; lines: readonly string[] }>;

/** The events of ad and profile arrive shortly after they are created. */
const tries = 60;
const waitMs = 250;

/** Lets a student apply, so that the demo employer has an application. */
export const applyFor = async (gateway: string, token: string, jobId: number) => {
  const headers = { authorization: `Bearer ${token}` };
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${gateway}/api/jobs/${jobId}/apply`, { method: 'POST', headers });
    if (answer.ok || answer.status === 409) return;
    if (attempt === tries) throw new Error(`Seeding an application failed: ${answer.status} ${await answer.text()}`);
    await sleep(waitMs);
  }
};
