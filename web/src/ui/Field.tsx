import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

const Label = chakra('label', { base: { display: 'block', mb: '1.5', fontSize: '.88rem', fontWeight: 600 } });
export const Helper = chakra('p', {
  base: { mt: '1.5', fontSize: '.85rem', color: 'text.muted', overflowWrap: 'anywhere' },
});
export const Problem = chakra('p', {
  base: { mt: '1.5', fontSize: '.85rem', fontWeight: 560, color: 'brand', overflowWrap: 'anywhere' },
});

export type FieldProps = Readonly<{
  label: string;
  helper?: ReactNode;
  error?: string | undefined;
  required?: boolean;
}>;

export type ControlProps = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}>;

/** A control with its label above, and helper and error below; all three are linked to it for screen readers. */
export function Field({
  label,
  helper,
  error,
  required,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  // If the error repeats the helper's text, only the error is shown.
  const advice = helper === error ? undefined : helper;
  const described = [advice ? `${id}-helper` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <chakra.div minW="0">
      <Label htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </Label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {advice ? <Helper id={`${id}-helper`}>{advice}</Helper> : null}
      {error ? <Problem id={`${id}-error`}>{error}</Problem> : null}
    </chakra.div>
  );
}
