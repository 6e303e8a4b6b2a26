import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from './button.ts';

type ErrorPaneProps = Readonly<{
  title: string;
  message?: string | undefined;
  onRetry: () => void;
  /** `h1` if the error is the whole page. */
  heading?: 'h1' | 'h2';
}>;

export function ErrorPane({ title, message, onRetry, heading = 'h2' }: ErrorPaneProps) {
  return (
    <chakra.div role="alert" display="grid" justifyItems="center" textAlign="center" gap="2" px="5" py="10">
      <chakra.h2 as={heading} textStyle="heading">
        {title}
      </chakra.h2>
      {message && message !== title ? <chakra.p color="text.muted">{message}</chakra.p> : null}
      <Button type="button" look="ghost" mt="3" onClick={onRetry}>
        Retry
      </Button>
    </chakra.div>
  );
}
