import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { Heading, Muted } from '../../ui/text.ts';
import { features } from './messages.ts';

export function FeatureCards() {
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }}
    >
      {features.map(({ mark, tint, title, text }) => (
        <Card key={title} p="26px">
          <Monogram name={title} letters={mark} tint={tint} />
          <Heading mt="4" mb="6px">
            {title}
          </Heading>
          <Muted>{text}</Muted>
        </Card>
      ))}
    </chakra.div>
  );
}
