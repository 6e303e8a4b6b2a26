import { useEffect, useEffectEvent } from 'react';

type UnsavedForm = Readonly<{ abandon: () => void }>;

/** The mounted forms with unsaved changes. */
const forms = new Set<UnsavedForm>();

export const hasUnsavedForm = () => forms.size > 0;

/** Drops what the forms store of their unsaved changes; for a user who leaves without saving. */
export const abandonUnsavedForms = () => forms.forEach(({ abandon }) => abandon());

/** Makes the browser ask for confirmation before the page is closed or reloaded. */
const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While `unsaved`, the user is asked before leaving the screen (routes/AskBeforeLeaving.tsx). `onAbandon` runs when they
 * leave in spite of it.
 */
export function useUnsaved(unsaved: boolean, onAbandon?: () => void): void {
  const abandon = useEffectEvent(() => onAbandon?.());
  useEffect(() => {
    if (!unsaved) return undefined;
    const form = { abandon: () => abandon() };
    forms.add(form);
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      forms.delete(form);
      if (forms.size === 0) window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [unsaved]);
}
