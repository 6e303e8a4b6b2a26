import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { SessionUser } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSettings } from '../../lib/settings.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { Tag } from '../../ui/tag.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { messages } from './messages.ts';
import { NavEntry } from './NavEntry.tsx';
import { mainEntries, menuEntries } from './navigation.ts';

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

export function UserMenu({ user }: { user: SessionUser }) {
  const session = useSession();
  const { pilot } = useSettings();
  const [leaving, setLeaving] = useState(false);
  const name = user.fullName || user.email;
  const trigger = (
    <>
      <Monogram name={name} size="sm" />
      <chakra.span srOnly>Your account:</chakra.span>
      <chakra.span srOnly={{ base: true, md: false }} fontSize=".875rem">
        <chakra.span display="block" maxW="16ch" truncate>
          {name}
        </chakra.span>
      </chakra.span>
    </>
  );
  return (
    <>
      <Disclosure trigger={trigger}>
        {(close) => (
          <>
            <Person>
              <chakra.p fontWeight={640}>{user.fullName}</chakra.p>
              <chakra.p textStyle="small" color="text.muted">
                {user.email}
              </chakra.p>
            </Person>
            {[...menuEntries(session, pilot), ...(user.role === 'employer' ? mainEntries(session, pilot) : [])].map(
              (entry) => (
                <NavEntry key={entry.label} entry={entry} inMenu onFollow={close} />
              ),
            )}
            {user.role === 'student' ? (
              <Soon>
                {messages.recommendations} <Tag>{messages.comingSoon}</Tag>
              </Soon>
            ) : null}
            <Logout
              type="button"
              onClick={() => {
                close();
                setLeaving(true);
              }}
            >
              {messages.logout}
            </Logout>
          </>
        )}
      </Disclosure>
      {leaving ? <LogoutDialog onClose={() => setLeaving(false)} /> : null}
    </>
  );
}
