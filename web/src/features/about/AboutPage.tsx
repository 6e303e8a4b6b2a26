import { chakra } from '@chakra-ui/react/styled-system';
import { Bloom } from '../../ui/Bloom.tsx';
import { Card } from '../../ui/card.ts';
import { Page, Row } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Heading, Hero, Muted, SectionTitle } from '../../ui/text.ts';
import { AboutActions } from './AboutActions.tsx';
import { messages } from './messages.ts';
import { MorningPicture } from './MorningPicture.tsx';

const Halves = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    gap: { base: '7', md: '14' },
    alignItems: 'center',
  },
});
const between = { base: '14', md: '20' } as const;

export function AboutPage() {
  return (
    <Page py={{ base: '9', md: '16' }}>
      <Halves>
        <div>
          <Hero>{messages.title}</Hero>
          <chakra.p textStyle="title" color="brand" mt="4" maxW="24ch">
            {messages.headline}
          </chakra.p>
          <Muted textStyle="lead" mt="4" maxW="48ch">
            {messages.lead}
          </Muted>
        </div>
        <MorningPicture />
      </Halves>
      <chakra.div
        display="grid"
        gap="5"
        mt={between}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}
      >
        {messages.chapters.map(({ mark, tint, title, text }) => (
          <Card key={title} p="26px">
            <Monogram name={title} letters={mark} tint={tint} />
            <Heading mt="4" mb="6px">
              {title}
            </Heading>
            <Muted>{text}</Muted>
          </Card>
        ))}
      </chakra.div>
      <Halves mt={between}>
        <div>
          <SectionTitle>{messages.promisesTitle}</SectionTitle>
          <Muted mt="3" maxW="46ch">
            {messages.promisesText}
          </Muted>
          <Row gap="4" alignItems="start" mt="7">
            <chakra.span flexShrink="0">
              <Bloom size={48} />
            </chakra.span>
            <div>
              <Heading mb="1">{messages.flowerTitle}</Heading>
              <Muted maxW="42ch">{messages.flower}</Muted>
            </div>
          </Row>
        </div>
        <Card asChild padded display="grid" gap="3">
          <ul>
            {messages.promises.map((promise) => (
              <li key={promise}>
                <ReasonLine>{promise}</ReasonLine>
              </li>
            ))}
          </ul>
        </Card>
      </Halves>
      <Card
        mt={between}
        px="6"
        py={{ base: '10', md: '14' }}
        display="grid"
        justifyItems="center"
        textAlign="center"
        gap="3"
      >
        <SectionTitle>{messages.closing}</SectionTitle>
        <Muted maxW="52ch" mb="3">
          {messages.closingText}
        </Muted>
        <AboutActions />
      </Card>
    </Page>
  );
}
