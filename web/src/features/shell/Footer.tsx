import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  aboutPath,
  employerRegisterPath,
  howItWorksPath,
  postJobPath,
  privacyPath,
  profilePath,
  registerPath,
  termsPath,
  visaDetailsPath,
  visaGuidePath,
} from '../../lib/paths.ts';
import { useDependsOnUser } from '../../platform/hydration/use-hydrating.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSettings } from '../../platform/settings.ts';
import { DisabledEntry } from '../../ui/DisabledEntry.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Page } from '../../ui/layout.ts';
import { messages } from './messages.ts';
import { waitingEntries } from './navigation.ts';

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

const Legal = chakra(List, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    mt: '8',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'gum.700',
  },
});

const Entry = ({ to, children }: { to: string; children: string }) => (
  <li>{to.startsWith('mailto:') ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>}</li>
);

function Column({
  title,
  children,
  ...rest
}: Readonly<{ title: string; children: ReactNode; 'data-depends-on'?: 'user' }>) {
  return (
    <div {...rest}>
      <chakra.h2 textStyle="heading" color="deep.heading" mb="10px">
        {title}
      </chakra.h2>
      <List>{children}</List>
    </div>
  );
}

/** `subscribe` is the form of the mailing list. */
export function Footer({ subscribe }: Readonly<{ subscribe: ReactNode }>) {
  const session = useSession();
  const dependsOnUser = useDependsOnUser();
  const { pilot, contactEmail } = useSettings();
  const employer = session.kind !== 'guest' && session.user.role === 'employer';
  return (
    <Ground>
      <Page>
        <Grid>
          <div>
            <Logo on="deep" />
            <chakra.p fontSize=".92rem" maxW="34ch" mt="14px">
              {messages.tagline}
            </chakra.p>
            {subscribe}
          </div>
          <Column title={messages.aboutUs}>
            <Entry to={aboutPath}>{messages.ourStory}</Entry>
            <Entry to={howItWorksPath}>{messages.matching}</Entry>
            {contactEmail ? <Entry to={`mailto:${contactEmail}`}>{messages.contact}</Entry> : null}
          </Column>
          <Column title={messages.product} {...dependsOnUser}>
            {session.kind === 'guest' ? (
              <Entry to={registerPath}>{messages.createProfile}</Entry>
            ) : (
              <Entry to={profilePath}>{messages.profile}</Entry>
            )}
            {session.kind === 'guest' || employer ? (
              <Entry to={employer ? postJobPath : employerRegisterPath}>{messages.postJob}</Entry>
            ) : null}
          </Column>
          <Column title={messages.resources}>
            <Entry to={visaGuidePath}>{messages.visaGuide}</Entry>
            <Entry to={visaDetailsPath}>{messages.visaDetails}</Entry>
            {waitingEntries(pilot, contactEmail).map((entry) =>
              'to' in entry ? (
                <Entry key={entry.label} to={entry.to}>
                  {entry.label}
                </Entry>
              ) : (
                <li key={entry.label}>
                  <DisabledEntry label={entry.label} why={entry.disabled} />
                </li>
              ),
            )}
          </Column>
        </Grid>
        <Legal>
          <Entry to={privacyPath}>{messages.privacy}</Entry>
          <Entry to={termsPath}>{messages.terms}</Entry>
        </Legal>
      </Page>
    </Ground>
  );
}
