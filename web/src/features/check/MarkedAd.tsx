import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Tag } from '../../ui/tag.ts';
import { Heading, Small } from '../../ui/text.ts';
import type { CheckedAd } from './ask-server.ts';
import { type MarkTone, toneOf } from './mark-tone.ts';
import { markedParts } from './marked-parts.ts';
import { markNames, messages } from './messages.ts';

const Words = chakra('p', {
  base: {
    mt: '4',
    px: '5',
    py: '4',
    borderRadius: 'tile',
    bg: 'sunken',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '.95rem',
    lineHeight: 1.65,
  },
});
const Marked = chakra('mark', {
  base: { color: 'inherit', py: '2px', borderRadius: '4px', boxDecorationBreak: 'clone', fontWeight: 560 },
  variants: {
    tone: {
      neutral: { bg: 'neutral.soft', boxShadow: 'inset 0 -2px {colors.line.strong}' },
      warn: { bg: 'warn.soft', boxShadow: 'inset 0 -2px {colors.warn}' },
      brand: { bg: 'brand.soft', boxShadow: 'inset 0 -2px {colors.brand}' },
    },
  },
});
const Legend = chakra('ul', {
  base: {
    mt: '5',
    display: 'grid',
    gap: '4',
    '& li': { display: 'grid', gap: '1' },
    '& q, & span': { overflowWrap: 'anywhere' },
    '& q': { quotes: '"“" "”"' },
  },
});

/** The gravest of the tones in which words are marked. */
const gravestOf = (tones: readonly string[]): MarkTone =>
  tones.includes('brand') ? 'brand' : tones.includes('warn') ? 'warn' : 'neutral';

/** The ad's own text with the words that the answer rests on, and what each was read as. */
export function MarkedAd({ checked }: { checked: CheckedAd }) {
  const marks = checked.marks.map((mark) => ({ ...mark, tone: toneOf(mark, checked) }));
  const tinted = marks.map(({ tone, start, end }) => ({ kind: tone, start, end }));
  return (
    <Card padded asChild>
      <section aria-labelledby="checked-ad">
        <Heading id="checked-ad">{messages.ad}</Heading>
        {marks.length > 0 ? (
          <Legend>
            {[...new Set(marks.map(({ quote }) => quote))].map((quote) => (
              <li key={quote}>
                {marks
                  .filter((mark) => mark.quote === quote)
                  .map(({ kind, tone, meaning }) => (
                    <span key={`${kind} ${meaning}`}>
                      <Tag tone={tone}>{markNames[kind]}</Tag> {meaning}
                    </span>
                  ))}
                <Small>
                  <q>{quote}</q>
                </Small>
              </li>
            ))}
          </Legend>
        ) : (
          <Small mt="4">{messages.noMarks}</Small>
        )}
        <Words>
          {markedParts(checked.text, tinted).map(({ start, text: words, kinds: tones }) =>
            tones.length > 0 ? (
              <Marked key={start} tone={gravestOf(tones)}>
                {words}
              </Marked>
            ) : (
              words
            ),
          )}
        </Words>
      </section>
    </Card>
  );
}
