import { Link } from 'react-router';
import { checkPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Heading, Muted } from '../../ui/text.ts';
import { messages } from './messages.ts';

/** The way to the page that checks an ad from elsewhere. */
export const CheckCall = () => (
  <Card padded mt="5">
    <Row flexWrap="wrap" justifyContent="space-between">
      <div>
        <Heading>{messages.foundElsewhere}</Heading>
        <Muted mt="1">{messages.checkAny}</Muted>
      </div>
      <ButtonLink asChild look="ghost">
        <Link to={checkPath}>{messages.toCheck}</Link>
      </ButtonLink>
    </Row>
  </Card>
);
