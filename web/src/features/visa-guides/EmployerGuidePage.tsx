import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { checkPath, postJobPath, visaDetailsPath } from '../../lib/paths.ts';
import { Bloom } from '../../ui/Bloom.tsx';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Page, Row } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { Heading, Hero, Muted } from '../../ui/text.ts';
import { Fortnight } from './Fortnight.tsx';
import { messages } from './messages.ts';
import { Sources } from './Sources.tsx';

const tints = ['gum', 'wattle', 'crimson'] as const;

const Top = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1.05fr .95fr' },
    gap: { base: '8', md: '14' },
    alignItems: 'center',
  },
});
const BottomLine = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    gap: '6',
    alignItems: { base: 'start', md: 'center' },
    my: { base: '10', md: '12' },
    px: { base: '6', md: '10' },
    py: { base: '8', md: '10' },
    borderRadius: 'card',
    bg: 'deep',
    color: 'deep.text',
    '& svg': { flexShrink: 0 },
    '& *:focus-visible': { outlineColor: 'deep.accent' },
  },
});

export function EmployerGuidePage() {
  return (
    <Page py={{ base: '9', md: '16' }}>
      <Top>
        <div>
          <Hero maxW="12ch">{messages.guideTitle}</Hero>
          <Muted textStyle="lead" mt="4" mb="7" maxW="46ch">
            {messages.guideLead}
          </Muted>
          <Row flexWrap="wrap">
            <ButtonLink asChild>
              <Link to={postJobPath}>{messages.postJob}</Link>
            </ButtonLink>
            <ButtonLink asChild look="ghost">
              <Link to={visaDetailsPath}>{messages.toDetails}</Link>
            </ButtonLink>
            <ButtonLink asChild look="ghost">
              <Link to={checkPath}>{messages.toCheck}</Link>
            </ButtonLink>
          </Row>
        </div>
        <Fortnight />
      </Top>
      <chakra.ol
        display="grid"
        gap="5"
        mt={{ base: '12', md: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
      >
        {messages.sections.map(({ title, text }, index) => (
          <Card key={title} asChild p="26px">
            <li>
              <Monogram name={title} letters={String(index + 1)} tint={tints[index % tints.length]} />
              <Heading mt="4" mb="6px">
                {title}
              </Heading>
              <Muted>{text}</Muted>
            </li>
          </Card>
        ))}
      </chakra.ol>
      <BottomLine>
        <Bloom size={72} />
        <div>
          <chakra.h2 textStyle="title" color="deep.heading" mb="2">
            {messages.bottomTitle}
          </chakra.h2>
          <chakra.p textStyle="lead" maxW="60ch">
            {messages.bottom}
          </chakra.p>
        </div>
      </BottomLine>
      <Sources />
    </Page>
  );
}
