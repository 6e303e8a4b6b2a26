import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

/** Returns messages by field. */
export type Rule<Values> = (values: Values) => Readonly<Record<string, string>>;

const schemaOf = <Values>(rule: Rule<Values>) =>
  z.custom<Values>().check(({ value, issues }) => {
    for (const [field, message] of Object.entries(rule(value)))
      issues.push({ code: 'custom', input: value, path: [field], message });
  });

/**
 * A form whose validation rule each attempt chooses: for a step, a draft or the whole ad. Later edits are validated by
 * the rule of the last attempt.
 */
export function useCheckedForm<Values extends FieldValues>(defaultValues: DefaultValues<Values>) {
  const rule = useRef<Rule<Values>>(() => ({}));
  const resolver: Resolver<Values> = (...asked) => standardSchemaResolver(schemaOf(rule.current))(...asked);
  const form = useForm<Values>({ resolver, defaultValues });
  const attempt = (
    attempted: Rule<Values>,
    act: (values: Values) => Promise<void>,
    onProblems?: (fields: string[]) => void,
  ) => {
    rule.current = attempted;
    return form.handleSubmit(act, (errors) => onProblems?.(Object.keys(errors)))();
  };
  return { form, attempt };
}
