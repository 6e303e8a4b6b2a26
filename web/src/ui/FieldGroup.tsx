import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

type FieldGroupProps = Readonly<{ legend: string; helper?: string; error?: string | undefined; children: ReactNode }>;

/** Several controls that together answer one question. */
export function FieldGroup({ legend, helper, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={error ? id : undefined}>
      <chakra.legend fontSize=".88rem" fontWeight={600} mb="1.5">
        {legend}
      </chakra.legend>
      {helper ? (
        <chakra.p fontSize=".85rem" color="text.muted" mb="1">
          {helper}
        </chakra.p>
      ) : null}
      {children}
      {error ? (
        <chakra.p id={id} fontSize=".85rem" fontWeight={560} color="brand">
          {error}
        </chakra.p>
      ) : null}
    </chakra.fieldset>
  );
}
