import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { useDependsOnUser } from '../../platform/hydration/use-hydrating.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { Tag } from '../../ui/tag.ts';
import { Hero } from '../../ui/text.ts';
import { heroActions } from './home-actions.ts';
import { MatchesCard } from './MatchesCard.tsx';
import { messages } from './messages.ts';

const Grid = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1.05fr .95fr' },
    gap: { base: '9', md: '14' },
    alignItems: 'center',
    py: { base: '9', md: '72px' },
  },
});

export function HeroSection() {
  const [main, ...others] = heroActions(useSession());
  const dependsOnUser = useDependsOnUser();
  return (
    <Grid>
      <div>
        <Tag tone="brand">{messages.visas}</Tag>
        <Hero mt="18px" mb="4">
          {messages.headline}
        </Hero>
        <chakra.p textStyle="lead" color="text.muted" maxW="50ch">
          {messages.lead}
        </chakra.p>
        <Row mt="7" flexWrap="wrap" {...dependsOnUser}>
          <ButtonLink asChild>
            <Link to={main.to}>{main.label}</Link>
          </ButtonLink>
          {others.map(({ label, to }) => (
            <ButtonLink key={label} asChild look="ghost">
              <Link to={to}>{label}</Link>
            </ButtonLink>
          ))}
        </Row>
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="2"
          mt="22px"
          textStyle="small"
          color="text.muted"
        >
          {messages.promises.map((promise) => (
            <li key={promise}>
              <span aria-hidden="true">✓ </span>
              {promise}
            </li>
          ))}
        </chakra.ul>
      </div>
      <MatchesCard />
    </Grid>
  );
}
