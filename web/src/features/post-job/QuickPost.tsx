import { useEffect, useState } from 'react';
import { useSignedInUser } from '../../lib/session/session-store.ts';
import { Stack } from '../../ui/layout.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { QuickForm } from './QuickForm.tsx';
import { keptQuickAgain, type QuickStart, startOfQuick } from './quick-start.ts';
import { storages } from './use-autosave.ts';

/** The quick form for an ad with its stored values. Starting over can be undone until the user leaves the screen. */
export function QuickPost() {
  const { id: userId } = useSignedInUser();
  const [start, setStart] = useState<QuickStart>();
  const [discarded, setDiscarded] = useState<QuickStart>();
  const missing = start === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    void startOfQuick(storages, userId).then((made) => current && setStart(made));
    return () => {
      current = false;
    };
  }, [missing, userId]);
  const startAgain = (left: QuickStart) => {
    setDiscarded(left);
    setStart(undefined);
  };
  const undo = (left: QuickStart) => {
    setStart(keptQuickAgain(storages, userId, left));
    setDiscarded(undefined);
  };
  if (!start) return <FormSkeleton />;
  return (
    <Stack gap="5">
      <QuickForm
        key={`${start.idempotencyKey} ${start.savedAt}`}
        userId={userId}
        start={start}
        onStartAgain={startAgain}
        onUndo={discarded && (() => undo(discarded))}
      />
    </Stack>
  );
}
