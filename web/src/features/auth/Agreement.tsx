import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { privacyPath, termsPath } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

/** What a new user agrees to; its links open in a new tab, so that the form that the user fills in stays open. */
export const Agreement = () => (
  <chakra.p textStyle="small" color="text.muted">
    {messages.agree}{' '}
    <TextLink asChild>
      <Link to={termsPath} target="_blank" rel="noopener">
        {messages.terms}
      </Link>
    </TextLink>{' '}
    {messages.and}{' '}
    <TextLink asChild>
      <Link to={privacyPath} target="_blank" rel="noopener">
        {messages.privacy}
      </Link>
    </TextLink>{' '}
    {messages.newTabs}
  </chakra.p>
);
