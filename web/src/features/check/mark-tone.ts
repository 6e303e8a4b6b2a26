import type { CheckedAd } from './ask-server.ts';

type Mark = CheckedAd['marks'][number];

/** How marked words bear on the answer: they stand against it, they raise a question, or they were only read. */
export type MarkTone = 'brand' | 'warn' | 'neutral';

/** An honest job seldom has them; at the least they are asked about. */
const alwaysAsked: ReadonlySet<string> = new Set(['over', 'unpaid', 'pay_term']);

/** An answer names words by their quote, or by what they were read as; hours and pay by their figures. */
export const toneOf = ({ kind, quote, meaning }: Mark, { answer, openings = [], pay }: CheckedAd): MarkTone => {
  const isNamedIn = (lines: readonly string[]) =>
    lines.some(
      (line) =>
        line.includes(quote) ||
        line.toLowerCase().includes(meaning.toLowerCase()) ||
        (kind === 'hours' && /\bhours a (?:week|fortnight)\b/.test(line)),
    );
  const reasonsOf = (wanted: string) => openings.flatMap((row) => (row.kind === wanted ? row.because : []));
  if (
    kind === 'fraud' ||
    isNamedIn([...(answer?.because ?? []), ...reasonsOf('closed')]) ||
    (kind === 'pay' && pay.standing === 'below')
  )
    return 'brand';
  const isAsked =
    alwaysAsked.has(kind) ||
    isNamedIn([...(answer?.questions ?? []), ...reasonsOf('ask')]) ||
    (kind === 'pay' && pay.standing === 'ask');
  return isAsked ? 'warn' : 'neutral';
};
