import { z } from 'zod';
import type { SignedLinks } from '../security/signed-links.ts';

/** The content of a link to a file: which object to serve, and how. */
const LinkedFile = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  /** Whether a browser may display it instead of saving it. Only for images and PDF, never for active content. */
  inline: z.boolean(),
});
export type LinkedFile = z.infer<typeof LinkedFile>;

const purpose = 'file';

/** A URL at the gateway that serves one private object for five minutes to anyone who has it. */
export const fileLink = async (links: SignedLinks, publicUrl: string, file: LinkedFile): Promise<string> =>
  `${publicUrl}/api/files/${await links.sign(purpose, JSON.stringify(file), '5m')}`;

/** Undefined if the token is forged, expired or made for something else. */
export const linkedFileOf = async (links: SignedLinks, token: string): Promise<LinkedFile | undefined> => {
  const subject = await links.read(purpose, token);
  return subject === undefined ? undefined : LinkedFile.parse(JSON.parse(subject));
};
