import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Tag } from '../../ui/tag.ts';
import { Heading, Small } from '../../ui/text.ts';
import type { CheckedAd } from './ask-server.ts';
import { markedParts } from './marked-parts.ts';
import { markNames, messages } from './messages.ts';

const Words = chakra('p', {
  base: {
    mt: '4',
    px: '5',
    py: '4',
    borderRadius: 'tile',
    bg: 'sunken',
    maxH: '70vh',
    overflowY: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '.95rem',
    lineHeight: 1.65,
  },
});
const Marked = chakra('mark', {
  base: { color: 'inherit', py: '2px', borderRadius: '4px', boxDecorationBreak: 'clone', fontWeight: 560 },
  variants: { tone: { ok: { bg: 'quote' }, bad: { bg: 'brand.soft', boxShadow: 'inset 0 -2px {colors.brand}' } } },
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

type Mark = CheckedAd['marks'][number];

const isBad = (kind: string) => kind === 'fraud' || kind === 'unpaid' || kind === 'pay_term';

/** The ad's own text with the words that the answer rests on, and what each was read as. */
export function MarkedAd({ text, marks }: Readonly<{ text: string; marks: readonly Mark[] }>) {
  return (
    <Card padded asChild>
      <section aria-labelledby="checked-ad">
        <Heading id="checked-ad">{messages.ad}</Heading>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard must reach it */}
        <Words tabIndex={0} aria-labelledby="checked-ad" role="group">
          {markedParts(text, marks).map(({ start, text: words, kinds }) =>
            kinds.length > 0 ? (
              <Marked key={start} tone={kinds.some(isBad) ? 'bad' : 'ok'}>
                {words}
              </Marked>
            ) : (
              words
            ),
          )}
        </Words>
        {marks.length > 0 ? (
          <Legend>
            {marks.map(({ kind, start, quote, meaning }) => (
              <li key={`${kind} ${start}`}>
                <Tag tone={isBad(kind) ? 'brand' : 'ok'}>{markNames[kind]}</Tag>
                <span>{meaning}</span>
                <Small>
                  <q>{quote}</q>
                </Small>
              </li>
            ))}
          </Legend>
        ) : (
          <Small mt="4">{messages.noMarks}</Small>
        )}
      </section>
    </Card>
  );
}
