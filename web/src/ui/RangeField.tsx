import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { Input } from './control.ts';
import { Helper, Problem } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

type EndProps = Omit<ComponentProps<typeof Input>, 'id'> & Readonly<{ label: string; error?: string | undefined }>;

type RangeFieldProps = Readonly<{ legend: string; helper?: string | undefined; from: EndProps; to: EndProps }>;

const Ends = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'center', gap: '2' },
});

/** Two controls side by side under one legend, for the lowest and the highest value. Each has a name of its own for screen readers. */
export function RangeField({ legend, helper, from, to }: RangeFieldProps) {
  const id = useId();
  const end = (name: string, { label, error, ...input }: EndProps) => (
    <Input
      {...input}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-${name}-error` : helper && `${id}-helper`}
    />
  );
  const hasProblem = Boolean(from.error ?? to.error);
  return (
    <FieldGroup legend={legend}>
      <Ends>
        {end('from', from)}
        <chakra.span color="text.muted" fontSize=".9rem" aria-hidden="true">
          to
        </chakra.span>
        {end('to', to)}
      </Ends>
      {helper && !hasProblem ? <Helper id={`${id}-helper`}>{helper}</Helper> : null}
      {from.error ? <Problem id={`${id}-from-error`}>{from.error}</Problem> : null}
      {to.error ? <Problem id={`${id}-to-error`}>{to.error}</Problem> : null}
    </FieldGroup>
  );
}
