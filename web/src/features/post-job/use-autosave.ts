import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { browserStorage, tabStorage } from '../../lib/browser-storage.ts';
import { durableStorage } from '../../lib/durable-storage.ts';
import { onSaveNow } from '../../platform/pending-saves.ts';
import type { Session } from '../../lib/session/session.ts';
import { currentSession } from '../../lib/session/session-store.ts';
import { autosaveMs, type Kept } from './autosave.ts';
import { tabEntries } from './tab-entries.ts';

/** The storages for unsent values of ad forms. */
export const storages = {
  quick: browserStorage,
  durable: durableStorage,
  tabs: tabEntries(navigator.locks, tabStorage),
};

type AutosaveOptions<Values extends FieldValues> = Readonly<{
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>;
  /** The form's initial values. */
  initial: Values;
  store: (kept: Kept<Values>) => void;
  clear: () => void;
  /** Returns what is stored with the values; called at each save. */
  context: () => Omit<Kept<Values>, 'values' | 'savedAt'>;
  step: number;
  /** When the initial values were stored in this browser; undefined if they were not. */
  savedBefore: string | undefined;
}>;

/** Delays `work` until `restart` has not been called for `ms`; `flush` runs it at once if it is pending. */
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

/** After a logout the stored values have been removed and must not be written again; a session that ended keeps them. */
const hasLoggedOut = (session: Session) => session.kind === 'guest' && !session.expired;

/** Stores the form in the browser a second after a change, and at once on leaving the page or step, logging out, or the session's end. */
export function useAutosave<Values extends FieldValues>(options: AutosaveOptions<Values>) {
  const { form, initial, store, clear, context, step, savedBefore } = options;
  const [savedAt, setSavedAt] = useState(savedBefore);
  const isForgotten = useRef(false);
  const previousStep = useRef(step);

  const save = () => {
    if (isForgotten.current || hasLoggedOut(currentSession())) return;
    const values = form.getValues();
    // A form that was opened but not changed is not stored.
    if (savedAt === undefined && !context().sentKey && JSON.stringify(values) === JSON.stringify(initial)) return;
    const now = new Date().toISOString();
    store({ ...context(), values, savedAt: now });
    setSavedAt(now);
  };
  const saveLatest = useEffectEvent(save);

  useEffect(() => {
    const debounce = debounced(autosaveMs, () => saveLatest());
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: debounce.restart });
    const forgetPending = onSaveNow(debounce.flush);
    window.addEventListener('pagehide', debounce.flush);
    document.addEventListener('visibilitychange', debounce.flush);
    return () => {
      debounce.flush();
      unsubscribe();
      forgetPending();
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
    clear();
  };
  return { savedAt, save, forget };
}
