import { chakra } from '@chakra-ui/react/styled-system';
import type { SessionUser } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSettings } from '../../platform/settings.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import { messages } from './messages.ts';
import { mainEntries, menuEntries } from './navigation.ts';

type UserMenuProps = Readonly<{ user: SessionUser; onLeave: () => void }>;

export function UserMenu({ user, onLeave }: UserMenuProps) {
  const session = useSession();
  const { pilot } = useSettings();
  const name = user.fullName || user.email;
  const entries = [...menuEntries(session, pilot), ...(user.role === 'employer' ? mainEntries(session, pilot) : [])];
  const trigger = (
    <>
      <Monogram name={name} size="sm" />
      <chakra.span srOnly>{messages.account}</chakra.span>
      <chakra.span srOnly={{ base: true, md: false }} fontSize=".875rem">
        <chakra.span display="block" maxW="16ch" truncate>
          {name}
        </chakra.span>
      </chakra.span>
    </>
  );
  return (
    <Disclosure trigger={trigger}>
      {(close) => <AccountEntries user={user} entries={entries} close={close} onLeave={onLeave} />}
    </Disclosure>
  );
}
