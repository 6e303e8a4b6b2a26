import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '../../ui/text.ts';
import type { LegalSection } from './legal-text.ts';
import { messages } from './messages.ts';
import { idOf } from './section-id.ts';

const Nav = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '6',
    '& a': { display: 'flex', alignItems: 'center', minH: { base: 'target', lg: '9' }, color: 'text.muted' },
    '& a:hover': { color: 'brand', textDecoration: 'underline' },
  },
});

/** The list of sections, which stays visible next to the text on wide screens. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Nav aria-label={messages.contents} display={{ base: 'none', lg: 'block' }}>
      <Heading mb="2">{messages.contents}</Heading>
      <chakra.ul borderLeftWidth="2px" borderColor="line" pl="4" fontSize=".95rem">
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </chakra.ul>
    </Nav>
  );
}
