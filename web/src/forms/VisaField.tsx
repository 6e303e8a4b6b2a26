import { otherVisaTypes, type VisaType, visaTypes } from '@waratah/vocabulary/visa-types';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '../ui/SelectField.tsx';
import { Stack } from '../ui/layout.ts';

/** The choice that opens the second list; no visa has this code. */
const otherVisa = 'other-visa';

const words = {
  prompt: 'Select your visa',
  other: 'Other visa',
  otherLabel: 'Which other visa?',
} as const;

/** How the form stores a visa: by its code, or by its label as profiles do. */
type Kept = 'code' | 'label';

const optionOf = (kept: Kept) => (type: VisaType) => ({ value: type[kept], label: type.label });

type VisaFieldProps<Values extends FieldValues> = Readonly<{
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  helper?: string | undefined;
  keeps: Kept;
  /** Leaves out 'Other/Not Sure', which no document can prove. */
  sureOnly?: boolean;
}>;

/** A person's own visa: the visas that the specification lists (section 3), then the others under "Other visa". */
export function VisaField<Values extends FieldValues>({
  control,
  name,
  label,
  helper,
  keeps,
  sureOnly = false,
}: VisaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const listed = visaTypes.filter(({ code }) => !(sureOnly && code === 'other')).map(optionOf(keeps));
  const others = otherVisaTypes.map(optionOf(keeps));
  const { value, onChange, onBlur, ref } = field;
  const [isOther, setOther] = useState(() => others.some((option) => option.value === value));
  // A stored text in neither list stays an option, so that saving other fields does not lose it.
  const isStored = value !== '' && ![...listed, ...others].some((option) => option.value === value);
  const stored = isStored ? [{ value, label: value }] : [];
  const choose = (chosen: string) => {
    setOther(chosen === otherVisa);
    onChange(chosen === otherVisa ? '' : chosen);
  };
  const error = fieldState.error?.message;
  return (
    <Stack gap="4">
      <SelectField
        label={label}
        helper={helper}
        prompt={words.prompt}
        options={[...stored, ...listed, { value: otherVisa, label: words.other }]}
        name={name}
        value={isOther ? otherVisa : value}
        onChange={({ target }) => choose(target.value)}
        onBlur={onBlur}
        {...(isOther ? {} : { ref, error })}
      />
      {isOther ? (
        <SelectField
          label={words.otherLabel}
          prompt={words.prompt}
          options={others}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          ref={ref}
          error={error}
        />
      ) : null}
    </Stack>
  );
}
