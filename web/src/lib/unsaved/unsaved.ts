import { useEffect, useSyncExternalStore } from 'react';

/** Forms on the screen that hold what is saved nowhere. */
const forms = new Set<object>();
let waiting: (() => void) | undefined;
const listeners = new Set<() => void>();

function change(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

export const hasUnsaved = () => forms.size > 0;

/** Leaves when somebody agrees, because something would be lost. */
export const askToLeave = (leave: () => void) => change(leave);

export const stay = () => change(undefined);

/** Who leaves gives the forms up. */
export function leaveNow(): void {
  const leave = waiting;
  forms.clear();
  change(undefined);
  leave?.();
}

/** The browser asks in its own words before the page itself goes. */
const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** While `unsaved`, nobody leaves the screen without being asked. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const form = {};
    forms.add(form);
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      forms.delete(form);
      if (forms.size === 0) window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [unsaved]);
}

/** Whether somebody is on the way out and has to be asked. */
export const useAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
    () => false,
  );
