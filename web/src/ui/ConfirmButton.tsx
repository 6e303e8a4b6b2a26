import { type ComponentProps, useState } from 'react';
import { serverDetail } from '../lib/api/server-errors.ts';
import { Button } from './button.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { toastBad, toastOk } from './toasts.ts';

type ConfirmButtonProps = Readonly<{
  label: string;
  /** The button's accessible name, which says what it acts on. */
  name: string;
  look: ComponentProps<typeof Button>['look'];
  title: string;
  text: string;
  act: () => Promise<unknown>;
  /** The message after the action. */
  done: string;
  /** The message when the action fails and the server gives no reason. */
  failed: string;
}>;

/** A button for an action that is confirmed in a dialog first. */
export function ConfirmButton({ label, name, look, title, text, act, done, failed }: ConfirmButtonProps) {
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  const confirm = async () => {
    setState('busy');
    try {
      await act();
      toastOk(done);
    } catch (error) {
      toastBad(serverDetail(error) ?? failed);
    }
    setState('closed');
  };
  return (
    <>
      <Button type="button" look={look} size="sm" aria-label={name} onClick={() => setState('open')}>
        {label}
      </Button>
      {state === 'closed' ? null : (
        <ConfirmDialog
          title={title}
          text={text}
          confirmLabel={label}
          busy={state === 'busy'}
          onConfirm={() => void confirm()}
          onCancel={() => setState('closed')}
        />
      )}
    </>
  );
}
