import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

const Box = chakra('input', {
  base: { boxSize: '5', flexShrink: 0, accentColor: '{colors.brand}', cursor: 'pointer' },
});
const Label = chakra('label', {
  base: { display: 'flex', gap: '3', alignItems: 'center', minH: 'target', fontSize: '.95rem', cursor: 'pointer' },
});

type CheckFieldProps = Omit<ComponentProps<typeof Box>, 'type' | 'children'> &
  Readonly<{ label: ReactNode; kind?: 'checkbox' | 'radio' }>;

export function CheckField({ label, kind = 'checkbox', ...box }: CheckFieldProps) {
  return (
    <Label>
      <Box {...box} type={kind} />
      <span>{label}</span>
    </Label>
  );
}
