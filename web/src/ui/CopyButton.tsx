import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.ts';
import { toastBad, toastOk } from './toasts.ts';

type CopyButtonProps = Readonly<{
  /** What is copied, asked for when the button is pressed. */
  text: () => string;
  copied: string;
  notCopied: string;
  children: ReactNode;
}> &
  Pick<ComponentProps<typeof Button>, 'look' | 'size'>;

/** A button that copies a text. */
export function CopyButton({ text, copied, notCopied, children, ...button }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      toastOk(copied);
    } catch {
      toastBad(notCopied);
    }
  };
  return (
    <Button {...button} type="button" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
