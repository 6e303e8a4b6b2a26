import { Link } from 'react-router';
import { forgotPasswordPath, loginPath } from '../../lib/paths.ts';
import { Row } from '../../ui/layout.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

/** Ways on for a user whose email has an account already. */
export const HaveAccount = () => (
  <Row mt="2" gap="4" flexWrap="wrap">
    <TextLink asChild>
      <Link to={loginPath}>{messages.signIn}</Link>
    </TextLink>
    <TextLink asChild>
      <Link to={forgotPasswordPath}>{messages.forgot}</Link>
    </TextLink>
  </Row>
);
