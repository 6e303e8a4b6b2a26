import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Bloom } from './Bloom.tsx';

type EmptyStateProps = Readonly<{
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** `h1` if the empty state is the whole page. */
  heading?: 'h1' | 'h2';
}>;

export function EmptyState({ title, text, action, heading = 'h2' }: EmptyStateProps) {
  return (
    <chakra.div display="grid" justifyItems="center" textAlign="center" gap="2" px="5" py="10">
      <Bloom size={64} />
      <chakra.h2 as={heading} textStyle={heading === 'h1' ? 'title' : 'heading'} mt="3">
        {title}
      </chakra.h2>
      {text ? (
        <chakra.p color="text.muted" maxW="46ch">
          {text}
        </chakra.p>
      ) : null}
      {action ? <chakra.div mt="4">{action}</chakra.div> : null}
    </chakra.div>
  );
}
