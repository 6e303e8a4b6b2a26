import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import { Input } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<typeof Input>, keyof FieldProps | 'id' | 'type'>;

const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetY: '0',
    right: '1',
    minW: '60px',
    px: '3',
    fontSize: '.85rem',
    fontWeight: 600,
    color: 'text.muted',
    cursor: 'pointer',
    borderRadius: 'input',
  },
});

export function PasswordField({ label, helper, error, required, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} helper={helper} error={error} required={required}>
      {(control) => (
        <chakra.div position="relative">
          <Input {...input} {...control} type={shown ? 'text' : 'password'} pr="76px" />
          <Toggle type="button" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </Toggle>
        </chakra.div>
      )}
    </Field>
  );
}
