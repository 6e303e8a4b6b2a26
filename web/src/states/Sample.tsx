import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.ts';
import { Row, Stack } from '../ui/layout.ts';
import { Heading, Small } from '../ui/text.ts';

/** A component with all of its states. */
export const Sample = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <Card padded aria-label={name}>
    <Heading mb="4">{name}</Heading>
    <Stack gap="5">{children}</Stack>
  </Card>
);

/** One state under its name. */
export const State = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <chakra.div minW="0">
    <Small mb="1">{name}</Small>
    {children}
  </chakra.div>
);

export const Line = ({ children }: { children: ReactNode }) => <Row flexWrap="wrap">{children}</Row>;
