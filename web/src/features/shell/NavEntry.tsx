import { chakra } from '@chakra-ui/react/styled-system';
import { Link, type LinkProps, NavLink } from 'react-router';
import { DisabledEntry } from '../../ui/DisabledEntry.tsx';
import type { Entry } from './navigation.ts';

const Item = chakra('span', {
  base: {
    '& > a, & > span': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'target',
      fontWeight: 550,
      fontSize: '.95rem',
    },
    '& > a:hover': { color: 'brand' },
    '& > a[aria-current=page]': { color: 'brand' },
  },
  variants: {
    inMenu: {
      true: {
        display: 'block',
        '& > a, & > span': { w: 'full', px: '3', borderRadius: 'sm' },
        '& > a:hover': { bg: 'sunken', color: 'text' },
      },
    },
  },
});

type NavEntryProps = Readonly<{ entry: Entry; inMenu?: boolean; onFollow?: () => void }>;

/** Only a link without a query string can be the current page; one with a query string opens a part of another page. */
const EntryLink = (props: LinkProps & { to: string }) =>
  props.to.includes('?') ? <Link {...props} /> : <NavLink {...props} />;

export function NavEntry({ entry, inMenu, onFollow }: NavEntryProps) {
  return (
    <Item inMenu={inMenu}>
      {'to' in entry ? (
        <EntryLink to={entry.to} onClick={onFollow}>
          {entry.label}
        </EntryLink>
      ) : (
        <DisabledEntry label={entry.label} why={entry.disabled} inline={inMenu} />
      )}
    </Item>
  );
}
