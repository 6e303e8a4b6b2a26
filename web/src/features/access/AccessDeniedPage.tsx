import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { homePath, registerPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Page } from '../../ui/layout.ts';
import { TextLink } from '../../ui/text-link.ts';
import { Title } from '../../ui/text.ts';
import { readRefusal } from './access.ts';
import { messages } from './messages.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    columnGap: '4',
    rowGap: '1',
    textAlign: 'left',
    my: '4',
    '& dt': { color: 'text.muted' },
    '& dd': { fontWeight: 640 },
  },
});

export function AccessDeniedPage() {
  const session = useSession();
  const refusal = readRefusal(useLocation().state);
  const current = session.kind === 'guest' ? messages.guest : session.user.role;
  return (
    <Page py={{ base: '10', md: '20' }}>
      <Card padded maxW="form" mx="auto" display="grid" justifyItems="center" textAlign="center" gap="2">
        <Title>{messages.title}</Title>
        <chakra.p color="text.muted">{messages.text}</chakra.p>
        <Facts>
          <dt>{messages.requiredRole}</dt>
          <dd>{refusal.required === 'any' ? messages.noRole : refusal.required}</dd>
          <dt>{messages.currentRole}</dt>
          <dd>{current}</dd>
        </Facts>
        <chakra.div display="flex" gap="3" flexWrap="wrap" justifyContent="center">
          <ButtonLink asChild>
            <Link to={refusal.from}>{messages.goBack}</Link>
          </ButtonLink>
          <ButtonLink asChild look="ghost">
            <Link to={homePath}>{messages.home}</Link>
          </ButtonLink>
        </chakra.div>
        {refusal.required === 'employer' ? (
          <TextLink asChild mt="4">
            <Link to={registerPath}>{messages.createEmployer}</Link>
          </TextLink>
        ) : null}
      </Card>
    </Page>
  );
}
