import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Button } from './button.ts';

const Frame = chakra('dialog', {
  base: {
    m: 'auto',
    w: 'min(440px, calc(100vw - 32px))',
    p: '6',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'card',
    color: 'text',
    boxShadow: 'card',
    _backdrop: { bg: 'rgb(0 0 0 / .5)' },
  },
});

type ConfirmDialogProps = Readonly<{
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Fields to fill in before confirming. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}>;

/** Opens the browser's modal dialog when it is rendered: it traps focus, closes on Escape and returns the focus. */
function openModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel = 'Cancel', busy, children, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Frame ref={openModal} aria-labelledby={id} onCancel={onCancel}>
      <chakra.h2 id={id} textStyle="heading">
        {title}
      </chakra.h2>
      {text ? (
        <chakra.p mt="2" color="text.muted">
          {text}
        </chakra.p>
      ) : null}
      {children ? <chakra.div mt="4">{children}</chakra.div> : null}
      <chakra.div mt="6" display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button type="button" look="ghost" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="button" disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </chakra.div>
    </Frame>
  );
}
