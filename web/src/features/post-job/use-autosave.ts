import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { browserStorage } from '../../lib/browser-storage.ts';
import { durableStorage } from '../../lib/durable-storage.ts';
import { autosaveMs, clearAutosave, keepAutosave, type Saved, type WizardMode } from './autosave.ts';
import type { WizardValues } from './wizard-form.ts';

/** Where the wizard keeps what is not saved yet. */
export const places = { quick: browserStorage, durable: durableStorage };

type AutosaveOptions = Readonly<{
  form: UseFormReturn<WizardValues>;
  userId: number;
  mode: WizardMode;
  /** What is kept beside the values, as it is when they are kept. */
  beside: () => Omit<Saved, 'values' | 'savedAt'>;
  step: number;
  /** When the values that the form began with were kept, if they were. */
  keptBefore: string | undefined;
}>;

/** Runs the work once nothing has happened for so long; `flush` runs it at once if it waits. */
function pausing(ms: number, work: () => void) {
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

/**
 * Keeps the form in the browser's storage a second after each change, and at once when the page or the step is left.
 * Says when it was kept last, and how to forget it.
 */
export function useAutosave({ form, userId, mode, beside, step, keptBefore }: AutosaveOptions) {
  const [savedAt, setSavedAt] = useState(keptBefore);
  const over = useRef(false);
  const lastStep = useRef(step);

  const keep = () => {
    if (over.current) return;
    const now = new Date().toISOString();
    keepAutosave(places, userId, mode, { ...beside(), values: form.getValues(), savedAt: now });
    setSavedAt(now);
  };
  const keepLatest = useEffectEvent(keep);

  useEffect(() => {
    const pause = pausing(autosaveMs, () => keepLatest());
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: pause.restart });
    window.addEventListener('pagehide', pause.flush);
    document.addEventListener('visibilitychange', pause.flush);
    return () => {
      pause.flush();
      unsubscribe();
      window.removeEventListener('pagehide', pause.flush);
      document.removeEventListener('visibilitychange', pause.flush);
    };
  }, [form]);

  useEffect(() => {
    if (lastStep.current !== step) keepLatest();
    lastStep.current = step;
  }, [step]);

  const forget = () => {
    over.current = true;
    clearAutosave(places, userId, mode);
  };
  return { savedAt, keep, forget };
}
