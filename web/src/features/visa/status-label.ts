import { messages } from './messages.ts';

type Tone = 'ok' | 'warn' | 'brand' | 'neutral';
type Label = Readonly<{ label: string; tone: Tone }>;

const table = new Map<string, Label>([
  ['not_started', { label: messages.pendingVerification, tone: 'warn' }],
  ['pending', { label: messages.underReview, tone: 'neutral' }],
  ['verified', { label: messages.verified, tone: 'ok' }],
  ['rejected', { label: messages.rejected, tone: 'brand' }],
  ['expired', { label: messages.expired, tone: 'warn' }],
]);

/**
 * How a status is shown. The five known statuses are in a table. Only others follow the rule of spec section 4, that a
 * text with 'verify' or 'review' shows as Verified, so that 'Under Review' never shows as Verified.
 */
export function statusLabel(status: string | null | undefined): Label {
  const known = table.get(status ?? 'not_started');
  if (known) return known;
  return /verify|review/i.test(status ?? '')
    ? { label: messages.verified, tone: 'ok' }
    : { label: messages.pendingVerification, tone: 'warn' };
}
