import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { WizardValues } from './wizard-form.ts';
import type { Problems } from './wizard-rules.ts';

export type Rule = (values: WizardValues) => Problems;

/**
 * A form that each attempt checks by a rule of its own: for a step, a draft or the whole ad. As the user corrects a field,
 * it is checked again by the rule of the last attempt.
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
