import { Link } from 'react-router';
import { useDependsOnUser } from '../../platform/hydration/use-hydrating.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { aboutActions } from './about-actions.ts';

export function AboutActions() {
  const actions = aboutActions(useSession());
  const dependsOnUser = useDependsOnUser();
  return (
    <Row flexWrap="wrap" justifyContent="center" {...dependsOnUser}>
      {actions.map(({ label, to }, index) => (
        <ButtonLink key={label} asChild look={index === 0 ? 'primary' : 'ghost'}>
          <Link to={to}>{label}</Link>
        </ButtonLink>
      ))}
    </Row>
  );
}
