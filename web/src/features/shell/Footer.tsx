import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { employerRegisterPath, postJobPath, registerPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSettings } from '../../lib/settings.ts';
import { DisabledEntry } from '../../ui/DisabledEntry.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Page } from '../../ui/layout.ts';
import { messages } from './messages.ts';

const Ground = chakra('footer', {
  base: {
    bg: 'deep',
    color: 'deep.text',
    mt: { base: '16', md: '88px' },
    pt: '12',
    pb: '8',
    '& *:focus-visible': { outlineColor: 'deep.accent' },
  },
});
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
    '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});
const List = chakra('ul', {
  base: {
    fontSize: '.92rem',
    '& a, & [role=link]': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: 'target', md: '8' },
      color: 'deep.text',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& [role=link]': { color: 'deep.muted' },
  },
});

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.h2 textStyle="heading" color="deep.heading" mb="10px">
        {title}
      </chakra.h2>
      <List>{children}</List>
    </div>
  );
}

export function Footer() {
  const session = useSession();
  const { contactEmail } = useSettings();
  const employer = session.kind !== 'guest' && session.user.role === 'employer';
  return (
    <Ground>
      <Page>
        <Grid>
          <div>
            <Logo on="deep" />
            <chakra.p fontSize=".92rem" maxW="34ch" mt="14px">
              Jobs your visa allows, with the reasons. Made in Sydney for students from everywhere.
            </chakra.p>
          </div>
          <Column title="About Us">
            <li>
              <Link to="/how-it-works">How matching works</Link>
            </li>
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
            {contactEmail ? (
              <li>
                <a href={`mailto:${contactEmail}`}>Contact</a>
              </li>
            ) : null}
          </Column>
          <Column title="Product">
            {session.kind === 'guest' ? (
              <li>
                <Link to={registerPath}>Create Your Profile</Link>
              </li>
            ) : (
              <li>
                <Link to="/profile">{messages.profile}</Link>
              </li>
            )}
            {session.kind === 'guest' || employer ? (
              <li>
                <Link to={employer ? postJobPath : employerRegisterPath}>{messages.postJob}</Link>
              </li>
            ) : null}
          </Column>
          <Column title="Resources">
            <li>
              <DisabledEntry label="Employer Sponsors" why={messages.disabled} />
            </li>
            <li>
              <DisabledEntry label="Support" why={messages.disabled} />
            </li>
          </Column>
        </Grid>
      </Page>
    </Ground>
  );
}
