import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router';
import { DisabledEntry } from '../../ui/DisabledEntry.tsx';
import type { Entry } from './navigation.ts';

const Item = chakra('span', {
  base: {
    '& > a, & > span': { display: 'inline-flex', alignItems: 'center', minH: 'target', fontWeight: 550, fontSize: '.95rem' },
    '& > a:hover': { color: 'brand' },
    '& > a[aria-current=page]': { color: 'brand' },
  },
  variants: { inMenu: { true: { display: 'block', '& > a, & > span': { w: 'full', px: '3', borderRadius: 'sm' }, '& > a:hover': { bg: 'sunken', color: 'text' } } } },
});

type NavEntryProps = Readonly<{ entry: Entry; inMenu?: boolean; onFollow?: () => void }>;

export function NavEntry({ entry, inMenu, onFollow }: NavEntryProps) {
  return (
    <Item inMenu={inMenu}>
      {'to' in entry ? (
        <NavLink to={entry.to} onClick={onFollow}>
          {entry.label}
        </NavLink>
      ) : (
        <DisabledEntry label={entry.label} why={entry.disabled} inline={inMenu} />
      )}
    </Item>
  );
}
