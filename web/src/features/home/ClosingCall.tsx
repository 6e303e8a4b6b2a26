import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { useDependsOnUser } from '../../platform/hydration/use-hydrating.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { SectionTitle } from '../../ui/text.ts';
import { closingAction } from './home-actions.ts';
import { closing } from './messages.ts';

export function ClosingCall() {
  const session = useSession();
  const dependsOnUser = useDependsOnUser();
  const action = closingAction(session);
  if (!action) return null;
  const [title, sentence] = session.kind === 'guest' ? closing.guest : closing.employer;
  return (
    <Card
      {...dependsOnUser}
      mt={{ base: '16', md: '88px' }}
      px="6"
      py={{ base: '10', md: '14' }}
      display="grid"
      justifyItems="center"
      textAlign="center"
      gap="3"
    >
      <SectionTitle>{title}</SectionTitle>
      <chakra.p color="text.muted" maxW="52ch">
        {sentence}
      </chakra.p>
      <ButtonLink asChild mt="3">
        <Link to={action.to}>{action.label}</Link>
      </ButtonLink>
    </Card>
  );
}
