import { setTimeout as sleep } from 'node:timers/promises';
import { pdf } from './pdf.ts';

/** The event of a new account reaches the visa service after a moment. */
const tries = 40;
const waitMs = 250;

/** Submits a student's document for review, so that the console has one to show. */
export const sendVisaDocument = async (gateway: string, token: string, lines: readonly string[]) => {
  const authorization = `Bearer ${token}`;
  const form = new FormData();
  form.set('file', new File([pdf(lines)], 'vevo.pdf', { type: 'application/pdf' }));
  const address = `${gateway}/api/auth/visa`;
  const upload = `${address}/documents/upload?document_type=vevo`;
  await expectOk(await fetch(upload, { method: 'POST', headers: { authorization }, body: form }));
  const headers = { authorization, 'content-type': 'application/json' };
  const verify = { method: 'POST', headers, body: JSON.stringify({ consent: true }) };
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${address}/verify`, verify);
    if (answer.status !== 503 || attempt === tries) return expectOk(answer);
    await sleep(waitMs);
  }
};

const expectOk = async (answer: Response) => {
  if (!answer.ok) throw new Error(`Seeding the visa document failed: ${answer.status} ${await answer.text()}`);
};
