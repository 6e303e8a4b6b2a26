import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from './Notice.tsx';

/** The error message for a whole form; several errors are shown on separate lines. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Notice tone="bad" live>
      <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
        {message}
      </chakra.span>
    </Notice>
  );
}
