import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from './Notice.tsx';

/** The message for a form as a whole; several errors are on lines of their own. */
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
