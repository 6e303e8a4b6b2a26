import { useSyncExternalStore } from 'react';

export type Toast = Readonly<{ id: number; tone: 'ok' | 'bad'; text: string }>;

/** How long a toast is shown (spec section 9). */
export const toastMs = 3000;

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast['tone'], text: string) {
  const id = ++lastId;
  replace([...toasts, { id, tone, text }]);
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), toastMs);
}

export const toastOk = (text: string) => show('ok', text);
export const toastBad = (text: string) => show('bad', text);

export function useToasts() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
}
