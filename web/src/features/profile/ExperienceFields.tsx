import { useFieldArray, useFormContext } from 'react-hook-form';
import { FieldRow } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EntryList } from './EntryList.tsx';
import { emptyExperience, type StudentValues } from './student-form.ts';

export function ExperienceFields() {
  const { register, control } = useFormContext<StudentValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'experience' });
  return (
    <EntryList
      title="Experience"
      entry="experience"
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptyExperience)}
      onRemove={remove}
    >
      {(index) => (
        <Stack gap="5">
          <FieldRow>
            <TextField label="Company" autoComplete="off" {...register(`experience.${index}.company`)} />
            <TextField label="Title" autoComplete="off" {...register(`experience.${index}.title`)} />
            <TextField
              label="Start"
              autoComplete="off"
              helper="Like 2024 or 2024-07"
              {...register(`experience.${index}.start`)}
            />
            <TextField
              label="End"
              autoComplete="off"
              helper="'Present' or empty while it lasts"
              {...register(`experience.${index}.end`)}
            />
          </FieldRow>
          <TextAreaField label="What you did" rows={3} {...register(`experience.${index}.description`)} />
        </Stack>
      )}
    </EntryList>
  );
}
