import { otherVisaTypes, type VisaType, visaTypes } from '@waratah/vocabulary/visa-types';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '../ui/SelectField.tsx';
import { Stack } from '../ui/layout.ts';

const words = {
  prompt: 'Select your visa',
  otherLabel: 'Which other visa?',
  notSure: 'Not sure, or not in this list',
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
  /** One of the other visas must be chosen, since no document can prove 'Other/Not Sure'. */
  sureOnly?: boolean;
}>;

/** A person's own visa: the entries that the specification lists (section 3), of which 'Other/Not Sure' opens the other visas. */
export function VisaField<Values extends FieldValues>({
  control,
  name,
  label,
  helper,
  keeps,
  sureOnly = false,
}: VisaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const listed = visaTypes.map(optionOf(keeps));
  const others = otherVisaTypes.map(optionOf(keeps));
  const unsure = visaTypes.filter(({ code }) => code === 'other').map((type) => type[keeps])[0] ?? '';
  const { value, onChange, onBlur, ref } = field;
  const [asksOther, setAsksOther] = useState(false);
  const isOther =
    (sureOnly && asksOther && value === '') || value === unsure || others.some((option) => option.value === value);
  // A stored text in neither list stays an option, so that saving other fields does not lose it.
  const isStored = value !== '' && ![...listed, ...others].some((option) => option.value === value);
  const stored = isStored ? [{ value, label: value }] : [];
  const choose = (chosen: string) => {
    setAsksOther(chosen === unsure);
    onChange(chosen === unsure && sureOnly ? '' : chosen);
  };
  const error = fieldState.error?.message;
  return (
    <Stack gap="4">
      <SelectField
        label={label}
        helper={helper}
        prompt={words.prompt}
        options={[...stored, ...listed]}
        name={name}
        value={isOther ? unsure : value}
        onChange={({ target }) => choose(target.value)}
        onBlur={onBlur}
        {...(isOther ? {} : { ref, error })}
      />
      {isOther ? (
        <SelectField
          label={words.otherLabel}
          {...(sureOnly ? { prompt: words.prompt } : {})}
          options={[...(sureOnly ? [] : [{ value: unsure, label: words.notSure }]), ...others]}
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
