import { chakra } from '@chakra-ui/react/styled-system';
import { Bloom } from '../../ui/Bloom.tsx';
import { Card } from '../../ui/card.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Tag } from '../../ui/tag.ts';
import { exampleMatches, messages } from './messages.ts';

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    px: '5',
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Entry = chakra('li', {
  base: {
    display: 'flex',
    gap: '14px',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

/** An example of the daily email. */
export function MatchesCard() {
  return (
    <Card aria-label={messages.exampleMail} transform="rotate(.6deg)">
      <Top>
        <Bloom size={30} />
        <chakra.div flex="1" minW="190px">
          <chakra.p fontWeight={700}>Your matches for Monday</chakra.p>
          <chakra.p textStyle="small" color="text.muted">
            An example · 3 new jobs · 7:00 am
          </chakra.p>
        </chakra.div>
        <Tag tone="ok">All fit your visa</Tag>
      </Top>
      <chakra.ul px="5" pt="2px" pb="14px">
        {exampleMatches.map(({ title, company, facts, tint, reasons }) => (
          <Entry key={title}>
            <Monogram name={company} tint={tint} />
            <chakra.div flex="1" minW="0">
              <chakra.p textStyle="heading">{title}</chakra.p>
              <chakra.p textStyle="small" color="text.muted">
                {company} · {facts}
              </chakra.p>
              <chakra.div display="grid" gap="3px" mt="2">
                {reasons.map((reason) => (
                  <ReasonLine key={reason}>{reason}</ReasonLine>
                ))}
              </chakra.div>
            </chakra.div>
          </Entry>
        ))}
      </chakra.ul>
    </Card>
  );
}
