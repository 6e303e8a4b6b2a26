import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type MailContent, type MailRequest, requestMail } from '@waratah/kit/events/request-mail';
import { askedBy, type Asker } from './asker.ts';
import type { Device } from './device.ts';
import type { User } from './user.ts';

type Email = Readonly<{ kind: string; content: MailContent; usefulForMs: number }> &
  Pick<MailRequest, 'askedByOwner' | 'askerNetwork'>;

const hourMs = 3_600_000;

const emailTo = (user: User, { kind, ...email }: Email, now: Date) =>
  requestMail(
    { key: `${kind}:${user._id}:${now.getTime()}`, to: user.email, addressUnproven: !user.emailVerified, ...email },
    now,
  );

/**
 * A name is only sent to verified addresses: whoever registered may have chosen the name and entered another person's
 * address.
 */
const nameTo = ({ emailVerified, fullName }: User) => (emailVerified ? fullName : '');

/** A link, and who asked for it. */
export type AskedLink = Readonly<{ url: string; asker: Asker }>;

export const verificationEmail = (user: User, { url: verifyUrl, asker }: AskedLink, now: Date) => {
  const content: MailContent = { case: 'verifyEmail', value: { fullName: nameTo(user), verifyUrl, role: user.role } };
  return emailTo(user, { kind: 'verify-email', content, usefulForMs: 24 * hourMs, ...askedBy(user, asker) }, now);
};

/** Whose email that confirms an address has a key, and when it was asked for; undefined for other emails. */
export const confirmationOfKey = (key: string) => {
  const [, userId, askedAt] = /^verify-email:(\d+):(\d+)$/.exec(key) ?? [];
  return userId && askedAt ? { userId: Number(userId), askedAt: new Date(Number(askedAt)) } : undefined;
};

export const passwordResetEmail = (user: User, { url: resetUrl, asker }: AskedLink, now: Date) => {
  const content: MailContent = { case: 'passwordReset', value: { fullName: nameTo(user), resetUrl } };
  return emailTo(user, { kind: 'password-reset', content, usefulForMs: hourMs / 2, ...askedBy(user, asker) }, now);
};

export const welcomeEmail = (user: User, startUrl: string, now: Date) => {
  const content: MailContent = { case: 'welcome', value: { fullName: user.fullName, role: user.role, startUrl } };
  return emailTo(user, { kind: 'welcome', content, usefulForMs: 24 * hourMs }, now);
};

export const newSignInEmail = (user: User, { name, address }: Device, publicUrl: string, now: Date) => {
  const content: MailContent = {
    case: 'newSignIn',
    value: {
      fullName: nameTo(user),
      device: name,
      address,
      at: timestampFromDate(now),
      sessionsUrl: `${publicUrl}${user.role === 'student' ? '/profile?tab=settings' : '/profile'}`,
      passwordUrl: `${publicUrl}/forgot-password`,
    },
  };
  return emailTo(user, { kind: 'new-sign-in', content, usefulForMs: 24 * hourMs }, now);
};

/** What changed about an operator's sign-in. */
type OperatorChange = Readonly<{
  change: 'password' | 'second_factor_set' | 'second_factor_removed' | 'recovery_code_used';
  consoleUrl: string;
}>;

export const operatorChangedEmail = (user: User, { change, consoleUrl }: OperatorChange, now: Date) => {
  const content: MailContent = {
    case: 'operatorChanged',
    value: { change, consoleUrl, at: timestampFromDate(now) },
  };
  return emailTo(user, { kind: `operator-changed:${change}`, content, usefulForMs: 24 * hourMs }, now);
};
