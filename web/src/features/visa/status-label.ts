import { messages } from './messages.ts';

type Tone = 'ok' | 'warn' | 'brand' | 'neutral';
type Label = Readonly<{ label: string; tone: Tone }>;

const table = new Map<string, Label>([
  ['not_started', { label: messages.pendingVerification, tone: 'neutral' }],
  ['pending', { label: messages.underReview, tone: 'neutral' }],
  ['verified', { label: messages.verified, tone: 'ok' }],
  ['rejected', { label: messages.rejected, tone: 'brand' }],
  ['expired', { label: messages.expired, tone: 'warn' }],
]);

/**
 * The label of a status. The five known statuses are in a table. Only an unknown text follows the rule of spec section
 * 4, by which 'verify' or 'review' in it shows as Verified; 'Under Review' therefore never does.
 */
export function statusLabel(status: string | null | undefined): Label {
  const known = table.get(status ?? 'not_started');
  if (known) return known;
  return /verify|review/i.test(status ?? '')
    ? { label: messages.verified, tone: 'ok' }
    : { label: messages.pendingVerification, tone: 'warn' };
}
