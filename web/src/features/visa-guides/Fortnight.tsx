import { chakra } from '@chakra-ui/react/styled-system';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { Card } from '../../ui/card.ts';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { messages } from './messages.ts';

/** Hours a day, from Monday; the two weeks together reach the visa's limit. */
const weeks = [
  [0, 4, 0, 4, 6, 8, 0],
  [0, 4, 0, 6, 0, 8, 8],
] as const;
const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;

const Week = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '1', alignItems: 'end' },
});
const Bar = chakra('span', {
  base: { display: 'block', borderRadius: 'sm', bg: 'ok', mb: '1' },
  variants: { free: { true: { bg: 'line' } } },
});

/** An example roster that reaches the limit. The caption describes the picture for screen readers. */
export function Fortnight() {
  return (
    <Card asChild padded>
      <figure>
        <Heading>{messages.fortnight}</Heading>
        <Small>{messages.exampleOnly}</Small>
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={{ base: '4', md: '6' }} mt="5" aria-hidden="true">
          {weeks.map((week) => (
            <Week key={week.join(' ')}>
              {week.map((worked, day) => (
                <chakra.span key={day} textAlign="center" textStyle="small" color="text.muted">
                  <Bar free={worked === 0} style={{ height: `${Math.max(worked * 13, 6)}px` }} />
                  {days[day]}
                </chakra.span>
              ))}
            </Week>
          ))}
        </chakra.div>
        <chakra.figcaption mt="4" display="grid" gap="2">
          <p>
            <chakra.b textStyle="number" display="inline">
              {studentFortnightHours} hours
            </chakra.b>{' '}
            {messages.fortnightCaption}
          </p>
          <ReasonLine>{messages.inBreaks}</ReasonLine>
        </chakra.figcaption>
      </figure>
    </Card>
  );
}
