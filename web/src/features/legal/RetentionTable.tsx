import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import type { LegalSection } from './legal-text.ts';
import { messages } from './messages.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: '.95rem',
    textAlign: 'left',
    '& th, & td': { px: { base: '4', md: '5' }, py: '3', verticalAlign: 'top', w: '50%' },
    '& thead th': { fontSize: '.875rem', fontWeight: 680, bg: 'sunken' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& tbody th': { fontWeight: 560 },
    '& td': { color: 'text.muted' },
  },
});

export function RetentionTable({ kept }: { kept: NonNullable<LegalSection['kept']> }) {
  return (
    <Card overflow="hidden">
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.what}</th>
            <th scope="col">{messages.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ what, howLong }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
