import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router';

export type NavigationEntry = Readonly<{ path: string; label: string }>;

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: 'target',
      px: '3',
      borderRadius: 'sm',
      fontWeight: 550,
      fontSize: '.95rem',
      color: 'text.muted',
      transition: 'background-color .15s ease-out',
    },
    '& a:hover': { bg: 'sunken', color: 'text' },
    '& a[aria-current=page]': { bg: 'brand.soft', color: 'brand', fontWeight: 640 },
  },
});

type NavigationProps = Readonly<{ entries: readonly NavigationEntry[]; onFollow?: () => void }>;

export function Navigation({ entries, onFollow }: NavigationProps) {
  return (
    <List>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={`/${path}`} end={path === ''} onClick={onFollow}>
            {label}
          </NavLink>
        </li>
      ))}
    </List>
  );
}
