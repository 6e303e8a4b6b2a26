import { useEffect } from 'react';

/** The mounted forms with unsaved changes. */
const forms = new Set<object>();

export const hasUnsavedForm = () => forms.size > 0;

/** The browser shows its own question before the page is closed or reloaded. */
const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** While `unsaved`, the user is asked before leaving the screen (routes/AskBeforeLeaving.tsx). */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const form = {};
    forms.add(form);
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      forms.delete(form);
      if (forms.size === 0) window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [unsaved]);
}
