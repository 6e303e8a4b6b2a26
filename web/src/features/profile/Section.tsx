import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.ts';
import { Heading } from '../../ui/text.ts';

type SectionProps = Readonly<{ id?: string | undefined; title: string; action?: ReactNode; children: ReactNode }>;

export function Section({ id, title, action, children }: SectionProps) {
  return (
    <Card padded id={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="5">
        <Heading>{title}</Heading>
        {action}
      </chakra.div>
      {children}
    </Card>
  );
}
