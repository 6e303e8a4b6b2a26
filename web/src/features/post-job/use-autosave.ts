import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { browserStorage } from '../../lib/browser-storage.ts';
import { durableStorage } from '../../lib/durable-storage.ts';
import { type Autosave, autosaveMs, clearAutosave, storeAutosave, type WizardMode } from './autosave.ts';
import type { WizardValues } from './wizard-form.ts';

/** Where the wizard stores unsaved values. */
export const storages = { quick: browserStorage, durable: durableStorage };

type AutosaveOptions = Readonly<{
  form: UseFormReturn<WizardValues>;
  userId: number;
  mode: WizardMode;
  /** What is stored with the values, read when they are stored. */
  context: () => Omit<Autosave, 'values' | 'savedAt'>;
  step: number;
  /** When the values that the form began with were stored in this browser, if they were. */
  savedBefore: string | undefined;
}>;

/** Runs the work after a pause in calls of `restart`; `flush` runs it at once if it is due. */
function debounced(ms: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    },
    flush: () => {
      if (timer !== undefined) run();
    },
  };
}

/** Stores the form in the browser a second after each change, and at once when the user leaves the page or the step. */
export function useAutosave({ form, userId, mode, context, step, savedBefore }: AutosaveOptions) {
  const [savedAt, setSavedAt] = useState(savedBefore);
  const isForgotten = useRef(false);
  const previousStep = useRef(step);

  const save = () => {
    if (isForgotten.current) return;
    const now = new Date().toISOString();
    storeAutosave(storages, userId, mode, { ...context(), values: form.getValues(), savedAt: now });
    setSavedAt(now);
  };
  const saveLatest = useEffectEvent(save);

  useEffect(() => {
    const debounce = debounced(autosaveMs, () => saveLatest());
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: debounce.restart });
    window.addEventListener('pagehide', debounce.flush);
    document.addEventListener('visibilitychange', debounce.flush);
    return () => {
      debounce.flush();
      unsubscribe();
      window.removeEventListener('pagehide', debounce.flush);
      document.removeEventListener('visibilitychange', debounce.flush);
    };
  }, [form]);

  useEffect(() => {
    if (previousStep.current !== step) saveLatest();
    previousStep.current = step;
  }, [step]);

  const forget = () => {
    isForgotten.current = true;
    clearAutosave(storages, userId, mode);
  };
  return { savedAt, save, forget };
}
