import { useState } from 'react';

/**
 * State of a form whose values are in the URL too. It starts as these values, and they take the place of what was typed
 * when they change, for instance by the browser's Back. Unlike a form with the values as its key, it keeps the focus.
 */
export function useDraft<Values>(inUrl: Values) {
  const key = JSON.stringify(inUrl);
  const [draft, setDraft] = useState(inUrl);
  const [read, setRead] = useState(key);
  if (key !== read) {
    setRead(key);
    setDraft(inUrl);
  }
  return [draft, setDraft] as const;
}
