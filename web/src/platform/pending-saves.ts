/** Saves that are delayed until a pause in typing. */
const pending = new Set<() => void>();

/** Registers `save` to run when `saveNow` is called; returns a function that unregisters it. */
export function onSaveNow(save: () => void): () => void {
  pending.add(save);
  return () => void pending.delete(save);
}

/** Runs all registered saves at once. */
export function saveNow(): void {
  for (const save of pending) save();
}
