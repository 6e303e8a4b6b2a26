import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1.5fr 1fr 1fr' },
    columnGap: '4',
    mt: '22px',
    borderBlockWidth: '1px',
    borderColor: 'line',
    '& > div': { py: '14px' },
    '& dt': { textStyle: 'small', color: 'text.muted' },
    '& dd': { fontWeight: 700 },
  },
});

/** The line of facts under a job's title; facts that are missing from the ad are left out. */
export function KeyFacts({ facts }: { facts: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <List>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </List>
  );
}
