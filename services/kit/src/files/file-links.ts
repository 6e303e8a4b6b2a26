import { z } from 'zod';
import type { SignedLinks } from '../security/signed-links.ts';

/** The content of a link to a file: the object, and how to serve it. */
const LinkedFile = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  /** Whether a browser may show it; otherwise it is saved. Only for images and PDF, and never for what could run. */
  inline: z.boolean(),
});
export type LinkedFile = z.infer<typeof LinkedFile>;

const purpose = 'file';

/** A gateway address that serves one private object for five minutes to anyone who has it. */
export const fileLink = async (links: SignedLinks, publicUrl: string, file: LinkedFile): Promise<string> =>
  `${publicUrl}/api/files/${await links.sign(purpose, JSON.stringify(file), '5m')}`;

/** Undefined when the token is forged, expired or made for something else. */
export const linkedFileOf = async (links: SignedLinks, token: string): Promise<LinkedFile | undefined> => {
  const subject = await links.read(purpose, token);
  return subject === undefined ? undefined : LinkedFile.parse(JSON.parse(subject));
};
