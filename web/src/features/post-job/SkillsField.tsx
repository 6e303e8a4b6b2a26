import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SuggestTags } from '../../ui/SuggestTags.tsx';
import type { WizardValues } from './wizard-form.ts';

const SkillSuggestions = graphql(`
  query SkillSuggestions($query: String!, $about: String) {
    skillSuggestions(query: $query, about: $about)
  }
`);

/** Spec section 5: at least 2 characters, after 300 ms. */
const debounceMs = 300;
const minCharacters = 2;

type SkillsFieldProps = Readonly<{ label: string; helper?: string; name: 'requiredSkills' | 'preferredSkills' }>;

/** Skills with suggestions. Without suggestions, any text can be typed. */
export function SkillsField({ label, helper, name }: SkillsFieldProps) {
  const { control, setValue, getValues } = useFormContext<WizardValues>();
  const values = useWatch({ control, name });
  const [text, setText] = useState('');
  const debouncedText = useDebounced(text.trim(), debounceMs);
  const { data } = useQuery(
    SkillSuggestions,
    debouncedText.length >= minCharacters
      ? { variables: { query: debouncedText, about: getValues('title') } }
      : skipToken,
  );
  return (
    <SuggestTags
      label={label}
      {...(helper && { helper })}
      values={values}
      onValues={(next) => setValue(name, next, { shouldDirty: true })}
      text={text}
      onText={setText}
      suggestions={text.trim().length >= minCharacters ? (data?.skillSuggestions ?? []) : []}
    />
  );
}
