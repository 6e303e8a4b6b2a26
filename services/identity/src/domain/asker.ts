import type { Caller, Client } from '@waratah/kit/security/auth';
import type { MailRequest } from '@waratah/kit/events/request-mail';
import type { NetworkMarks } from '@waratah/kit/security/network-marks';
import { knownCookie } from './device.ts';
import type { User } from './user.ts';

/** Who asks for an email, as far as the request shows it. */
export type Asker = Readonly<{
  /** The mark of their network. */
  network: string;
  /** The digest of their browser's device cookie, if it sent one. */
  device?: string | undefined;
  /** The account of their session, if they have one. */
  userId?: number | undefined;
}>;

type Request = Readonly<{ caller: Caller; client: Client; networkMark: NetworkMarks }>;

/** Who asks in a request. */
export const askerOf = ({ caller, client, networkMark }: Request): Asker => ({
  network: networkMark(client.address),
  device: client.device,
  ...(caller.kind === 'user' && { userId: caller.id }),
});

/**
 * Whether an asker is the owner of an account and of its address: the address is confirmed, and they have a session of
 * the account or a browser that it knows by its cookie. Browser, system and network tell too little, because others
 * share them.
 */
export const isOwner = (user: Pick<User, '_id' | 'emailVerified' | 'devices'>, { device, userId }: Asker): boolean =>
  user.emailVerified && (userId === user._id || knownCookie(user, device) !== undefined);

/** What the mailer is told of an asker. */
export const askedBy = (user: User, asker: Asker): Pick<MailRequest, 'askedByOwner' | 'askerNetwork'> => ({
  askedByOwner: isOwner(user, asker),
  askerNetwork: asker.network,
});
