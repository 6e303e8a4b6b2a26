import { chakra } from '@chakra-ui/react/styled-system';
import { useField } from '../../forms/field.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { labels, messages } from './messages.ts';
import type { RegisterValues } from './register-form.ts';

const Choice = chakra('div', {
  base: {
    flex: 1,
    minW: '200px',
    px: '4',
    borderRadius: 'tile',
    borderWidth: '1px',
    borderColor: 'line.strong',
    '&:has(:checked)': { borderColor: 'brand', boxShadow: '0 0 0 1px {colors.brand}' },
  },
});

export function RoleChoice() {
  const { error, ...role } = useField<RegisterValues>()('role');
  return (
    <FieldGroup legend={labels.role} error={error}>
      <chakra.div display="flex" gap="3" flexWrap="wrap">
        <Choice>
          <CheckField kind="radio" value="student" label={messages.aStudent} {...role} />
        </Choice>
        <Choice>
          <CheckField kind="radio" value="employer" label={messages.anEmployer} {...role} />
        </Choice>
      </chakra.div>
    </FieldGroup>
  );
}
