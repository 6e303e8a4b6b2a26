import { type ComponentProps, useState } from 'react';
import { serverDetail } from '../lib/api/server-errors.ts';
import { Button } from './button.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { toastBad, toastOk } from './toasts.ts';

type ConfirmButtonProps = Readonly<{
  label: string;
  /** The button's accessible name, which includes what it acts on. */
  name: string;
  look: ComponentProps<typeof Button>['look'];
  disabled?: boolean;
  title: string;
  text: string;
  act: () => Promise<unknown>;
  /** The message after the action; absent if the action shows one itself. */
  done?: string;
  /** The message when the action fails and the server gives no reason. */
  failed: string;
}>;

/** A button whose action is first confirmed in a dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, name, look, disabled, title, text, act, done, failed } = props;
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  const confirm = async () => {
    setState('busy');
    try {
      await act();
      if (done) toastOk(done);
    } catch (error) {
      toastBad(serverDetail(error) ?? failed);
    }
    setState('closed');
  };
  return (
    <>
      <Button
        type="button"
        look={look}
        size="sm"
        aria-label={name}
        disabled={disabled}
        onClick={() => setState('open')}
      >
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
