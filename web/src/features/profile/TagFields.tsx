import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useSkillSuggestions } from '../../lib/api/use-skill-suggestions.ts';
import { SuggestTags } from '../../ui/SuggestTags.tsx';
import { messages } from './messages.ts';
import type { StudentValues } from './student-form.ts';

/** Languages that many applicants speak; any other can be typed. */
const commonLanguages = [
  'Arabic',
  'Bengali',
  'Cantonese',
  'English',
  'Filipino',
  'French',
  'Gujarati',
  'Hindi',
  'Indonesian',
  'Japanese',
  'Korean',
  'Malayalam',
  'Mandarin',
  'Nepali',
  'Portuguese',
  'Punjabi',
  'Sinhala',
  'Spanish',
  'Tamil',
  'Telugu',
  'Thai',
  'Urdu',
  'Vietnamese',
] as const;

type Lists = Readonly<{
  values: 'skills' | 'activities' | 'languages';
  /** The form field for text that is typed but not yet entered. */
  text: 'typedSkill' | 'typedActivity' | 'typedLanguage';
}>;

/** Binds a list of the profile and the text being typed for it to the fields of the form. */
const useTags = ({ values, text }: Lists) => {
  const { control } = useFormContext<StudentValues>();
  const entered = useController({ control, name: values }).field;
  const typed = useController({ control, name: text }).field;
  return { values: entered.value, onValues: entered.onChange, text: typed.value, onText: typed.onChange } as const;
};

/** Skills with suggestions from the dictionary that also reads ads. */
export function SkillsField() {
  const tags = useTags({ values: 'skills', text: 'typedSkill' });
  const degree = useWatch<StudentValues, 'degree'>({ name: 'degree' });
  const suggestions = useSkillSuggestions(tags.text, degree);
  return (
    <SuggestTags
      {...tags}
      label={messages.addSkill}
      helper={messages.addSkillHelper}
      suggestions={suggestions}
      keepsText
    />
  );
}

export function ActivitiesField() {
  const tags = useTags({ values: 'activities', text: 'typedActivity' });
  return (
    <SuggestTags
      {...tags}
      label={messages.addActivity}
      helper={messages.addActivityHelper}
      suggestions={[]}
      keepsText
    />
  );
}

export function LanguagesField() {
  const tags = useTags({ values: 'languages', text: 'typedLanguage' });
  const begun = tags.text.trim().toLowerCase();
  const suggestions = begun ? commonLanguages.filter((language) => language.toLowerCase().startsWith(begun)) : [];
  return (
    <SuggestTags
      {...tags}
      label={messages.addLanguage}
      helper={messages.addLanguageHelper}
      suggestions={suggestions}
      keepsText
    />
  );
}
