import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { authPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Page } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { Heading, Hero, Muted } from '../../ui/text.ts';
import { messages } from './messages.ts';

const tints = ['crimson', 'gum', 'wattle'] as const;

export function HowItWorksPage() {
  return (
    <Page py={{ base: '9', md: '16' }}>
      <Hero maxW="16ch">{messages.title}</Hero>
      <Muted textStyle="lead" mt="4" maxW="52ch">
        {messages.lead}
      </Muted>
      <chakra.ol display="grid" gap="5" mt="10" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}>
        {messages.steps.map(({ title, text }, index) => (
          <Card key={title} asChild p="26px">
            <li>
              <Monogram name={title} letters={String(index + 1)} tint={tints[index]} />
              <Heading mt="4" mb="6px">
                {title}
              </Heading>
              <Muted>{text}</Muted>
            </li>
          </Card>
        ))}
      </chakra.ol>
      <ButtonLink asChild mt="10">
        <Link to={authPath}>{messages.join}</Link>
      </ButtonLink>
    </Page>
  );
}
