import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { happened } from '@waratah/kit/events/outbox';
import { inWords } from './day.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';

/** Whom to write to, and where their visa's page is. */
export type Reader = Readonly<{ email: string; fullName: string; visaUrl: string }>;

type Content = NonNullable<MessageInitShape<typeof MessageRequestedSchema>['content']>;
type Visa = Readonly<{ visaSubclass: string; visaExpiry?: string | undefined; conditions: readonly string[] }>;

/** Older news than this is on the screen anyway. */
const usefulMs = 7 * 24 * 3_600_000;

const wish = (key: string, content: Content, { email }: Reader, now: Date) =>
  happened(
    'mail.message.v1.requested',
    { key, to: email, notAfter: BigInt(Math.floor((now.getTime() + usefulMs) / 1_000)), content },
    now,
  );

const untilOf = ({ visaExpiry }: Visa) => (visaExpiry ? inWords(visaExpiry) : '');

export const verifiedMail = (key: string, visa: Visa, reader: Reader, now: Date) => {
  const value = {
    fullName: reader.fullName,
    visa: visaLabelOf(visa.visaSubclass),
    until: untilOf(visa),
    conditions: [...visa.conditions],
    visaUrl: reader.visaUrl,
  };
  return wish(key, { case: 'visaVerified', value }, reader, now);
};

export const rejectedMail = (key: string, reason: string, reader: Reader, now: Date) => {
  const { fullName, visaUrl } = reader;
  return wish(key, { case: 'visaRejected', value: { fullName, reason, visaUrl } }, reader, now);
};

export const expiringMail = (studentId: number, visa: Visa, reader: Reader, now: Date) => {
  const { fullName, visaUrl } = reader;
  const value = { fullName, visa: visaLabelOf(visa.visaSubclass), until: untilOf(visa), visaUrl };
  return wish(`visa-expiring:${studentId}:${visa.visaExpiry}`, { case: 'visaExpiring', value }, reader, now);
};
