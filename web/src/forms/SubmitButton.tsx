import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../ui/button.ts';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'children'> &
  Readonly<{ label: string; busyLabel: string }>;

/** The submit button, which shows another label while the form is being sent. */
export function SubmitButton({ label, busyLabel, disabled, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button {...button} type="submit" disabled={isSubmitting || disabled}>
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
