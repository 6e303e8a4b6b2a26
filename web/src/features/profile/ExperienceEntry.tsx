import { present, toMonth } from '@waratah/vocabulary/months';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './messages.ts';
import { MonthField } from './MonthField.tsx';
import type { StudentValues } from './student-form.ts';

/** One job that the student held or holds. */
export function ExperienceEntry({ index }: { index: number }) {
  const form = useFormContext<StudentValues>();
  const field = fieldOf(form);
  const start = useWatch({ control: form.control, name: `experience.${index}.start` });
  const end = useWatch({ control: form.control, name: `experience.${index}.end` });
  const isHeld = toMonth(end) === present;
  return (
    <Stack gap="5">
      <FieldRow>
        <TextField label="Company" autoComplete="off" {...field(`experience.${index}.company`)} />
        <TextField label="Title" autoComplete="off" {...field(`experience.${index}.title`)} />
        <MonthField label="Start" saved={start} {...field(`experience.${index}.start`)} />
        {isHeld ? null : (
          <MonthField label="End" saved={end} helper={messages.endHelper} {...field(`experience.${index}.end`)} />
        )}
      </FieldRow>
      <CheckField
        label={messages.stillHeld}
        checked={isHeld}
        onChange={({ target }) =>
          form.setValue(`experience.${index}.end`, target.checked ? present : '', { shouldDirty: true })
        }
      />
      <TextAreaField label="What you did" rows={3} {...field(`experience.${index}.description`)} />
    </Stack>
  );
}
