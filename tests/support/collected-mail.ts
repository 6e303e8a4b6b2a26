import { z } from 'zod';
import { type Mail, openInbox } from './inbox.ts';

/** One email to one address, however often the mail server got it. */
export type Letter = Readonly<{ to: string; subject: string; text: string; messageId: string }>;

/** Reads an inbox as it fills and empties it, since it keeps only so many messages. */
export const collectMail = (url: string) => {
  const inbox = openInbox(url);
  const letters = new Map<string, Letter>();
  const byAddress = new Map<string, Letter[]>();
  let repeats = 0;
  /** Messages that are recorded already, of which an earlier request to delete them failed. */
  const recorded = new Set<string>();

  const record = ({ id, subject, text = '', headers, envelope }: Mail) => {
    if (recorded.has(id)) return;
    recorded.add(id);
    for (const { address } of envelope.to) {
      const letter: Letter = { to: address, subject, text, messageId: headers['message-id'] };
      const key = `${address} ${letter.messageId}`;
      if (letters.has(key)) repeats += 1;
      else byAddress.set(address, [...(byAddress.get(address) ?? []), letter]);
      letters.set(key, letter);
    }
  };

  /** Reads what has arrived since; the inbox may be stopped meanwhile. */
  const collect = async () => {
    const arrived = await inbox.all();
    for (const mail of arrived) record(mail);
    if (arrived.length === 0) return;
    const answer = await fetch(`${url}/api/email/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: arrived.map(({ id }) => id) }),
    });
    z.object({ deleted: z.array(z.string()) }).parse(await answer.json());
  };

  return {
    collect,
    to: (address: string): readonly Letter[] => byAddress.get(address) ?? [],
    all: () => [...letters.values()],
    /** How many messages came again under the same Message-ID, as after a link that was cut behind the last byte. */
    repeats: () => repeats,
  };
};

export type CollectedMail = ReturnType<typeof collectMail>;
