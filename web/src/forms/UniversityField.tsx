import { universities } from '@waratah/vocabulary/universities';
import { type ComponentProps, useId } from 'react';
import { TextField } from '../ui/TextField.tsx';

type UniversityFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'list'>;

/** Suggests the universities of the specification; the names of colleges can be typed. */
export function UniversityField(props: UniversityFieldProps) {
  const list = useId();
  return (
    <>
      <TextField {...props} label="University or college" autoComplete="off" list={list} />
      <datalist id={list}>
        {universities.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
