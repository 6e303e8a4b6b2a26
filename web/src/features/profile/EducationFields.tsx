import { useFieldArray, useFormContext } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { FieldRow } from '../../ui/form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { EntryList } from './EntryList.tsx';
import { sectionOf } from './profile-parts.ts';
import { emptyEducation, type StudentValues } from './student-form.ts';

export function EducationFields() {
  const form = useFormContext<StudentValues>();
  const { control } = form;
  const field = fieldOf(form);
  const { fields, append, remove } = useFieldArray({ control, name: 'education' });
  return (
    <EntryList
      id={sectionOf('education')}
      title="Education"
      entry="education"
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptyEducation)}
      onRemove={remove}
    >
      {(index) => (
        <FieldRow>
          <TextField label="Institution" autoComplete="off" {...field(`education.${index}.institution`)} />
          <TextField label="Degree" autoComplete="off" {...field(`education.${index}.degree`)} />
          <TextField label="Field of study" autoComplete="off" {...field(`education.${index}.field`)} />
          <FieldRow gridTemplateColumns="1fr 1fr">
            <TextField
              label="Start year"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              {...field(`education.${index}.startYear`)}
            />
            <TextField
              label="End year"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              {...field(`education.${index}.endYear`)}
            />
          </FieldRow>
        </FieldRow>
      )}
    </EntryList>
  );
}
