import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { happened } from '@waratah/kit/events/outbox';
import type { Device } from './device.ts';
import type { User } from './user.ts';

type Content = NonNullable<MessageInitShape<typeof MessageRequestedSchema>['content']>;
type Wish = Readonly<{ kind: string; user: User; content: Content; usefulS: number }>;

const hourS = 3_600;

/** A mail is wished for from the user's own outbox, so that no lost queue loses it (design section 4). */
const wish = ({ kind, user, content, usefulS }: Wish, now: Date) =>
  happened(
    'mail.message.v1.requested',
    {
      key: `${kind}:${user._id}:${now.getTime()}`,
      to: user.email,
      notAfter: BigInt(Math.floor(now.getTime() / 1_000) + usefulS),
      content,
    },
    now,
  );

export const verificationWish = (user: User, verifyUrl: string, now: Date) => {
  const content: Content = { case: 'verifyEmail', value: { fullName: user.fullName, verifyUrl } };
  return wish({ kind: 'verify-email', user, content, usefulS: 24 * hourS }, now);
};

export const passwordResetWish = (user: User, resetUrl: string, now: Date) => {
  const content: Content = { case: 'passwordReset', value: { fullName: user.fullName, resetUrl } };
  return wish({ kind: 'password-reset', user, content, usefulS: hourS / 2 }, now);
};

export const welcomeWish = (user: User, startUrl: string, now: Date) => {
  const content: Content = { case: 'welcome', value: { fullName: user.fullName, role: user.role, startUrl } };
  return wish({ kind: 'welcome', user, content, usefulS: 24 * hourS }, now);
};

export const newSignInWish = (user: User, { name, address }: Device, publicUrl: string, now: Date) => {
  const content: Content = {
    case: 'newSignIn',
    value: {
      fullName: user.fullName,
      device: name,
      address,
      at: timestampFromDate(now),
      sessionsUrl: `${publicUrl}/profile`,
      passwordUrl: `${publicUrl}/forgot-password`,
    },
  };
  return wish({ kind: 'new-sign-in', user, content, usefulS: 24 * hourS }, now);
};
