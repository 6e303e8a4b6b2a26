import type { FactQuestion } from '@waratah/vocabulary/law/questions';
import { useField } from './field.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { messages } from './messages.ts';
import type { FactValues } from './fact-values.ts';

/** Questions that the law needs answered for this student in particular. */
export function FactFields({ questions }: { questions: readonly FactQuestion[] }) {
  const field = useField<FactValues>();
  return questions.map((question) => {
    const { name, label, hint } = question;
    switch (question.kind) {
      case 'day':
        return <TextField key={name} label={label} helper={hint} type="date" {...field(name)} />;
      case 'text':
        return (
          <TextField
            key={name}
            label={label}
            helper={hint}
            autoComplete={name === 'employer' ? 'organization' : 'off'}
            {...field(name)}
          />
        );
      case 'choice':
        return (
          <SelectField
            key={name}
            label={label}
            helper={hint}
            prompt={messages.notSaid}
            options={question.choices}
            {...field(name)}
          />
        );
    }
  });
}
