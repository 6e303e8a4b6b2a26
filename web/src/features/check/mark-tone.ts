import type { CheckedAd } from './ask-server.ts';

type Mark = CheckedAd['marks'][number];

/** How marked words bear on the answer: they stand against it, they raise a question, or they were only read. */
export type MarkTone = 'brand' | 'warn' | 'neutral';

const alwaysAgainst: ReadonlySet<string> = new Set(['fraud', 'unpaid', 'pay_term']);

/** An answer names words by their quote, or by what they were read as; hours and pay by their figures. */
export const toneOf = ({ kind, quote, meaning }: Mark, { answer, openings = [], pay }: CheckedAd): MarkTone => {
  const named = (lines: readonly string[]) =>
    lines.some((line) => line.includes(quote) || line.toLowerCase().includes(meaning.toLowerCase()));
  const reasonsOf = (wanted: string) => openings.flatMap((row) => (row.kind === wanted ? row.because : []));
  const because = [...(answer?.because ?? []), ...reasonsOf('closed')];
  const isAgainst =
    alwaysAgainst.has(kind) ||
    named(because) ||
    (kind === 'hours' && because.some((line) => /\bhours\b/.test(line))) ||
    (kind === 'pay' && pay.standing === 'below');
  if (isAgainst) return 'brand';
  const isAsked =
    named([...(answer?.questions ?? []), ...reasonsOf('ask')]) || (kind === 'pay' && pay.standing === 'ask');
  return isAsked ? 'warn' : 'neutral';
};
