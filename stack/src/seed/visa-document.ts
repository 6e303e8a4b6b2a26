import { patiently } from './patiently.ts';
import { pdf } from './pdf.ts';

/**
 * Submits a student's document for review, so that the console has one to show. The event of a new account reaches the
 * visa service after a moment.
 */
export const sendVisaDocument = async (gateway: string, token: string, lines: readonly string[]) => {
  const authorization = `Bearer ${token}`;
  const form = new FormData();
  form.set('file', new File([pdf(lines)], 'vevo.pdf', { type: 'application/pdf' }));
  const address = `${gateway}/api/auth/visa`;
  const upload = `${address}/documents/upload?document_type=vevo`;
  await expectOk(await patiently(upload, { method: 'POST', headers: { authorization }, body: form }));
  const headers = { authorization, 'content-type': 'application/json' };
  const verify = { method: 'POST', headers, body: JSON.stringify({ consent: true }) };
  await expectOk(await patiently(`${address}/verify`, verify));
};

const expectOk = async (answer: Response) => {
  if (!answer.ok) throw new Error(`Seeding the visa document failed: ${answer.status} ${await answer.text()}`);
};
