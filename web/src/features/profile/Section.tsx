import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.ts';
import { Heading } from '../../ui/text.ts';

export function Section({
  title,
  action,
  children,
}: Readonly<{ title: string; action?: ReactNode; children: ReactNode }>) {
  return (
    <Card padded>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="5">
        <Heading>{title}</Heading>
        {action}
      </chakra.div>
      {children}
    </Card>
  );
}
