import { chakra } from '@chakra-ui/react/styled-system';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { fieldOf } from './field.ts';
import { Button } from '../ui/button.ts';
import { FieldGroup } from '../ui/FieldGroup.tsx';
import { Stack } from '../ui/layout.ts';
import { TextField } from '../ui/TextField.tsx';
import { messages } from './messages.ts';
import type { FactValues } from './fact-values.ts';

/** Official breaks of the course. */
export function BreakFields() {
  const form = useFormContext<FactValues>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'breaks' });
  const { errors } = form.formState;
  const field = fieldOf(form);
  return (
    <FieldGroup legend={messages.breaks} helper={messages.breaksHelper} error={errors.breaks?.message}>
      {fields.map(({ id }, index) => (
        <chakra.fieldset key={id} minW="0" mt="3">
          <chakra.legend srOnly>{messages.breakNumber(index + 1)}</chakra.legend>
          <Stack gap="3">
            <TextField label={messages.from} type="date" {...field(`breaks.${index}.from`)} />
            <TextField label={messages.to} type="date" {...field(`breaks.${index}.to`)} />
          </Stack>
          <Button
            type="button"
            look="danger"
            size="sm"
            mt="3"
            aria-label={messages.removeBreak(index + 1)}
            onClick={() => remove(index)}
          >
            {messages.remove}
          </Button>
        </chakra.fieldset>
      ))}
      <Button type="button" look="ghost" mt="3" onClick={() => append({ from: '', to: '' })}>
        {messages.addBreak}
      </Button>
    </FieldGroup>
  );
}
