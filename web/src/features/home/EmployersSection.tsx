import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { useDependsOnUser } from '../../platform/hydration/use-hydrating.ts';
import { employerRegisterPath, postJobPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Tag } from '../../ui/tag.ts';
import { SectionTitle } from '../../ui/text.ts';
import { messages } from './messages.ts';

const Grid = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    gap: { base: '7', md: '14' },
    alignItems: 'center',
    mt: { base: '16', md: '88px' },
  },
});

export function EmployersSection() {
  const session = useSession();
  const dependsOnUser = useDependsOnUser();
  const student = session.kind !== 'guest' && session.user.role === 'student';
  return (
    <Grid>
      <div>
        <SectionTitle>{messages.employersTitle}</SectionTitle>
        <chakra.p mt="3" mb="22px" maxW="46ch" color="text.muted">
          {messages.employersText}
        </chakra.p>
        {student ? null : (
          <ButtonLink asChild {...dependsOnUser} look={session.kind === 'guest' ? 'ghost' : 'primary'}>
            <Link to={session.kind === 'guest' ? employerRegisterPath : postJobPath}>{messages.postOpportunities}</Link>
          </ButtonLink>
        )}
      </div>
      <Card padded aria-label={messages.example} display="grid" gap="14px">
        <chakra.div display="flex" gap="3" alignItems="center">
          <Monogram name="Harbour Kitchen" tint="gum" />
          <div>
            <chakra.p textStyle="heading">Weekend barista</chakra.p>
            <chakra.p textStyle="small" color="text.muted">
              Harbour Kitchen · Sydney NSW · an example
            </chakra.p>
          </div>
        </chakra.div>
        <chakra.div display="flex" gap="2" flexWrap="wrap">
          <Tag tone="ok">Accepts 500</Tag>
          <Tag tone="ok">Accepts 485</Tag>
          <Tag>Casual</Tag>
          <Tag>$33/hr</Tag>
        </chakra.div>
        <ReasonLine>Seen only by students who may take it</ReasonLine>
        <ReasonLine>In their inbox tomorrow at 7:00 am</ReasonLine>
      </Card>
    </Grid>
  );
}
