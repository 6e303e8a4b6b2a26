import { type MailContent, requestMail } from '@waratah/kit/events/request-mail';
import { inWords } from './day.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';

/** The student an email goes to, and the address of their visa page. */
export type Recipient = Readonly<{ email: string; addressUnproven: boolean; fullName: string; visaUrl: string }>;

type Visa = Readonly<{ visaSubclass: string; visaExpiry?: string | undefined; conditions: readonly string[] }>;

/** After a week the student has seen the decision on their visa page. */
const usefulForMs = 7 * 24 * 3_600_000;

const emailTo = ({ email, addressUnproven }: Recipient, key: string, content: MailContent, now: Date) =>
  requestMail({ key, to: email, addressUnproven, usefulForMs, content }, now);

const untilOf = ({ visaExpiry }: Visa) => (visaExpiry ? inWords(visaExpiry) : '');

export const verifiedEmail = (key: string, visa: Visa, recipient: Recipient, now: Date) => {
  const value = {
    fullName: recipient.fullName,
    visa: visaLabelOf(visa.visaSubclass),
    until: untilOf(visa),
    conditions: [...visa.conditions],
    visaUrl: recipient.visaUrl,
  };
  return emailTo(recipient, key, { case: 'visaVerified', value }, now);
};

export const rejectedEmail = (key: string, reason: string, recipient: Recipient, now: Date) => {
  const { fullName, visaUrl } = recipient;
  return emailTo(recipient, key, { case: 'visaRejected', value: { fullName, reason, visaUrl } }, now);
};

export const revokedEmail = (key: string, reason: string, recipient: Recipient, now: Date) => {
  const { fullName, visaUrl } = recipient;
  return emailTo(recipient, key, { case: 'visaRevoked', value: { fullName, reason, visaUrl } }, now);
};

export const expiringEmail = (studentId: number, visa: Visa, recipient: Recipient, now: Date) => {
  const { fullName, visaUrl } = recipient;
  const value = { fullName, visa: visaLabelOf(visa.visaSubclass), until: untilOf(visa), visaUrl };
  return emailTo(recipient, `visa-expiring:${studentId}:${visa.visaExpiry}`, { case: 'visaExpiring', value }, now);
};
