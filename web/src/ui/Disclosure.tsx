import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    right: '0',
    top: 'calc(100% + 8px)',
    zIndex: 'popover',
    w: 'max-content',
    minW: '240px',
    maxW: 'calc(100vw - 32px)',
    p: '2',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
  },
});
const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    minW: 'target',
    justifyContent: 'center',
    px: '1',
    borderRadius: 'pill',
    fontWeight: 600,
    cursor: 'pointer',
  },
});

/** The text of `trigger` names the button. */
type DisclosureProps = Readonly<{ trigger: ReactNode; children: (close: () => void) => ReactNode }>;

/** A button that shows a panel below it. Escape, a click outside or a choice inside closes the panel. */
export function Disclosure({ trigger, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const buttonId = `${id}-button`;

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  // Focuses the button before the chosen action runs, so that a dialog it opens returns the focus to the button.
  const close = () => {
    setOpen(false);
    document.getElementById(buttonId)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
  };
  return (
    <chakra.div ref={root} position="relative" onKeyDown={onKeyDown}>
      <Trigger id={buttonId} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {trigger}
      </Trigger>
      <Panel id={id} hidden={!open}>
        {open ? children(close) : null}
      </Panel>
    </chakra.div>
  );
}
