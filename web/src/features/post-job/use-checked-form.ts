import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { WizardValues } from './wizard-form.ts';
import type { Problems } from './wizard-rules.ts';

export type Rule = (values: WizardValues) => Problems;

/**
 * A form whose validation rule each attempt chooses: for a step, a draft or the whole ad. Later edits are validated by
 * the rule of the last attempt.
 */
export function useCheckedForm(defaultValues: WizardValues) {
  const rule = useRef<Rule>(() => ({}));
  const resolver: Resolver<WizardValues> = (values) => {
    const problems = Object.entries(rule.current(values));
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]));
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<WizardValues>({ resolver, defaultValues });
  const attempt = (
    attempted: Rule,
    act: (values: WizardValues) => Promise<void>,
    onProblems: (fields: string[]) => void,
  ) => {
    rule.current = attempted;
    return form.handleSubmit(act, (errors) => onProblems(Object.keys(errors)))();
  };
  return { form, attempt };
}
