import { z } from 'zod';
import { eventually } from './eventually.ts';

const Mail = z.object({
  id: z.string(),
  subject: z.string(),
  html: z.string().optional(),
  text: z.string().optional(),
  headers: z.object({ 'message-id': z.string() }),
  envelope: z.object({ to: z.array(z.object({ address: z.string() })) }),
});
export type Mail = z.infer<typeof Mail>;

/** Reads the inbox of the local stack. */
export const openInbox = (url: string) => {
  const all = async (): Promise<readonly Mail[]> => {
    const answer: unknown = await (await fetch(`${url}/api/email`)).json();
    return z.array(Mail).parse(answer);
  };
  const to = async (address: string) =>
    (await all()).filter(({ envelope }) => envelope.to.some((one) => one.address === address));
  return {
    all,
    to,
    /** The raw message, with headers. */
    source: async ({ id }: Mail) => (await fetch(`${url}/api/email/${id}/source`)).text(),
    /** The first email to an address with a matching subject, whether it has arrived or not. */
    next: (address: string, subject: RegExp, withinMs?: number) =>
      eventually(async () => {
        const mail = (await to(address)).find((one) => subject.test(one.subject));
        if (!mail) throw new Error(`no mail to ${address} about ${subject}`);
        return mail;
      }, withinMs),
  };
};

export type Inbox = ReturnType<typeof openInbox>;
