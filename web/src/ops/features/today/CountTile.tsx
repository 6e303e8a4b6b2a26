import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { messages } from './messages.ts';

const Tile = chakra(Link, {
  base: { display: 'block', p: '5', borderRadius: 'card', _hover: { bg: 'sunken' } },
});

type CountTileProps = Readonly<{ label: string; to: string; count: number | undefined; failed: boolean }>;

/** A count of waiting work. If it could not be loaded, the tile says so, and the others are not affected. */
export function CountTile({ label, to, count, failed }: CountTileProps) {
  return (
    <Card>
      <Tile to={to}>
        <chakra.span display="block" textStyle="small" color="text.muted">
          {label}
        </chakra.span>
        <chakra.span display="block" textStyle="number" color={count ? 'brand' : 'text'}>
          {count ?? (failed ? <chakra.span fontSize="1rem">{messages.unknown}</chakra.span> : <Skeleton w="2ch" />)}
        </chakra.span>
      </Tile>
    </Card>
  );
}
