import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSkillSuggestions } from '../../lib/api/use-skill-suggestions.ts';
import { SuggestTags } from '../../ui/SuggestTags.tsx';
import type { WizardValues } from './wizard-form.ts';

type SkillsFieldProps = Readonly<{ label: string; helper?: string; name: 'requiredSkills' | 'preferredSkills' }>;

/** Skills with suggestions; any other text can be typed too. */
export function SkillsField({ label, helper, name }: SkillsFieldProps) {
  const { control, setValue, getValues } = useFormContext<WizardValues>();
  const values = useWatch({ control, name });
  const [text, setText] = useState('');
  return (
    <SuggestTags
      label={label}
      {...(helper && { helper })}
      values={values}
      onValues={(next) => setValue(name, next, { shouldDirty: true })}
      text={text}
      onText={setText}
      suggestions={useSkillSuggestions(text, getValues('title'))}
    />
  );
}
