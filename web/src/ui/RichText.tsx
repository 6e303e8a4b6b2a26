import { chakra } from '@chakra-ui/react/styled-system';
import DOMPurify from 'dompurify';

const Prose = chakra('div', {
  base: {
    maxW: 'prose',
    color: 'text.muted',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '3' },
    '& h3, & h4': { color: 'text', fontWeight: 680 },
    '& ul': { pl: '5', listStyle: 'disc' },
    '& ol': { pl: '5', listStyle: 'decimal' },
    '& strong': { color: 'text', fontWeight: 640 },
    '& a': { color: 'brand', textDecoration: 'underline' },
  },
});

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a'],
  ALLOWED_ATTR: ['href', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  ADD_URI_SAFE_ATTR: ['rel'],
};

/** Renders HTML that a user wrote, and sanitises it again first. */
export function RichText({ html }: { html: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, allowed) }} />;
}
