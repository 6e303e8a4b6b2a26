import { chakra } from '@chakra-ui/react/styled-system';
import { Tag } from './tag.ts';
import { Small } from './text.ts';

const shownAs = {
  open: { word: 'Open', tone: 'ok' },
  ask: { word: 'A question', tone: 'warn' },
  closed: { word: 'Closed', tone: 'brand' },
} as const;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6.5rem minmax(0, 1fr)' },
    gap: { base: '1', md: '3' },
    alignItems: 'start',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

type Opening = Readonly<{ kind: keyof typeof shownAs; label: string; because: string }>;

/** Whether an ad is open to the holders of a visa, and why. */
export const OpeningRow = ({ opening: { kind, label, because } }: { opening: Opening }) => (
  <Row>
    <Tag tone={shownAs[kind].tone}>{shownAs[kind].word}</Tag>
    <chakra.div minW="0" overflowWrap="anywhere">
      <chakra.b fontWeight={640}>{label}</chakra.b>
      {because ? <Small>{because.charAt(0).toUpperCase() + because.slice(1)}</Small> : null}
    </chakra.div>
  </Row>
);
