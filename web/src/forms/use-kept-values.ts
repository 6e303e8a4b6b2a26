import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { keepValues, keptValues, removeKept } from '../lib/session/kept-forms.ts';
import { useHydrating } from '../platform/hydration/use-hydrating.ts';

/**
 * The storage name for a form's unsent values in this tab, the fields that are never stored, and whether the values stay
 * when they are sent, in a form that is sent again and again.
 */
export type KeptValuesOptions<Values extends FieldValues> = Readonly<{
  as: string;
  without?: readonly Path<Values>[];
  afterSending?: boolean;
}>;

/**
 * Restores the values typed before a reload or a visit to another screen, and stores the values typed now. Only values
 * that differ from the initial ones are stored, so that newer values of the server are not replaced by older ones.
 */
export function useKeptValues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  keeping: KeptValuesOptions<Values> | undefined,
) {
  const keptNow = () => {
    if (!keeping) return {};
    const initial = withoutFields(form.getValues(), keeping.without);
    return changedIn(keptValues(keeping.as, initial), initial);
  };
  const hydrating = useHydrating();
  const [restored, setRestored] = useState(() => !isEmpty(keptNow()));
  const restore = useEffectEvent(() => {
    const kept = keptNow();
    if (!isEmpty(kept)) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
  });
  const keep = useEffectEvent((values: FieldValues) => {
    if (!keeping) return;
    const changed = changedIn(withoutFields(values, keeping.without), form.formState.defaultValues ?? {});
    if (isEmpty(changed)) removeKept(keeping.as);
    else keepValues(keeping.as, changed);
  });
  const { subscribe } = form;
  const as = keeping?.as;
  useEffect(() => {
    if (as === undefined) return undefined;
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [as, subscribe]);
  /** Removes the stored values; the form keeps what it shows. */
  const forget = () => {
    if (keeping) removeKept(keeping.as);
    setRestored(false);
  };
  const discard = () => {
    form.reset();
    forget();
  };
  return { forget, discard: restored && !hydrating ? discard : undefined };
}

const isEmpty = (values: object) => Object.keys(values).length === 0;

const withoutFields = (values: FieldValues, names: readonly string[] = []): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const changedIn = (values: FieldValues, initial: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );
