import { chakra } from '@chakra-ui/react/styled-system';
import type { SessionUser } from '../../lib/session/session.ts';
import { useSettings } from '../../platform/settings.ts';
import { Tag } from '../../ui/tag.ts';
import { messages } from './messages.ts';
import { NavEntry } from './NavEntry.tsx';
import { type Entry, recommendationsEntry } from './navigation.ts';

const Person = chakra('div', {
  base: { px: '3', py: '2', mb: '1', borderBottomWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
});
const Logout = chakra('button', {
  base: {
    w: 'full',
    minH: 'target',
    px: '3',
    textAlign: 'left',
    fontWeight: 600,
    color: 'brand',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
  },
});
const Soon = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: 'target',
    px: '3',
    fontSize: '.95rem',
    color: 'text.muted',
  },
});

type AccountEntriesProps = Readonly<{
  user: SessionUser;
  entries: readonly Entry[];
  close: () => void;
  /** Opens the logout dialog. */
  onLeave: () => void;
}>;

/** The signed-in user, their links and the logout button, for the user menu and the mobile menu. */
export function AccountEntries({ user, entries, close, onLeave }: AccountEntriesProps) {
  const { pilot } = useSettings();
  return (
    <>
      <Person>
        <chakra.p fontWeight={640}>{user.fullName}</chakra.p>
        <chakra.p textStyle="small" color="text.muted">
          {user.email}
        </chakra.p>
      </Person>
      {entries.map((entry) => (
        <NavEntry key={entry.label} entry={entry} inMenu onFollow={close} />
      ))}
      {user.role === 'student' && !pilot ? (
        <NavEntry entry={recommendationsEntry} inMenu onFollow={close} />
      ) : (
        <Soon>
          {messages.recommendations} <Tag>{messages.comingSoon}</Tag>
        </Soon>
      )}
      <Logout
        type="button"
        onClick={() => {
          close();
          onLeave();
        }}
      >
        {messages.logout}
      </Logout>
    </>
  );
}
