import { chakra } from '@chakra-ui/react/styled-system';
import { messages } from './messages.ts';

/** The heading above the jobs that match the search words only loosely. */
export const LooseHeading = ({ count }: Readonly<{ count: number }>) => (
  <chakra.h2 textStyle="heading" fontSize="1.1rem">
    {messages.loose(count)}
  </chakra.h2>
);
