import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Muted, Title } from '../../ui/text.ts';

/** A page's title, purpose and actions. */
export function PageHead({ title, lead, action }: Readonly<{ title: string; lead?: ReactNode; action?: ReactNode }>) {
  return (
    <chakra.div
      display="flex"
      gap="4"
      alignItems="flex-start"
      justifyContent="space-between"
      flexWrap="wrap"
      mb={{ base: '5', md: '7' }}
    >
      <chakra.div minW="0">
        <Title>{title}</Title>
        {lead ? (
          <Muted mt="1" maxW="62ch">
            {lead}
          </Muted>
        ) : null}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
