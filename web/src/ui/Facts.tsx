import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& dt': { textStyle: 'small', color: 'text.muted' },
    '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
  },
  variants: { columns: { one: { gridTemplateColumns: 'minmax(0, 1fr)' }, two: {} } },
});

type FactsProps = Readonly<{
  facts: readonly (readonly [label: string, value: ReactNode])[];
  missing?: string;
  columns?: 'one' | 'two';
}>;

/** Labels with values. A missing value is shown as `missing`; without `missing` its label is left out. */
export function Facts({ facts, missing, columns = 'two' }: FactsProps) {
  const shown = missing === undefined ? facts.filter(([, value]) => Boolean(value)) : facts;
  return (
    <List columns={columns}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value || (
              <chakra.span color="text.muted" fontWeight={450}>
                {missing}
              </chakra.span>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
