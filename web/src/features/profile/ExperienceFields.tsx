import { useFieldArray, useFormContext } from 'react-hook-form';
import { EntryList } from './EntryList.tsx';
import { ExperienceEntry } from './ExperienceEntry.tsx';
import { sectionOf } from './profile-parts.ts';
import { emptyExperience, type StudentValues } from './student-form.ts';

export function ExperienceFields() {
  const { control } = useFormContext<StudentValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'experience' });
  return (
    <EntryList
      id={sectionOf('experience')}
      title="Experience"
      entry="experience"
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(emptyExperience)}
      onRemove={remove}
    >
      {(index) => <ExperienceEntry index={index} />}
    </EntryList>
  );
}
