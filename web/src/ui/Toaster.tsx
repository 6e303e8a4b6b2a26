import { chakra } from '@chakra-ui/react/styled-system';
import { type Toast, useToasts } from './toasts.ts';

const Stack = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    // The fields and buttons of a phone are at the bottom; at the top a toast covers the header.
    top: { base: '3', md: 'auto' },
    bottom: { md: '5' },
    left: '50%',
    transform: 'translateX(-50%)',
    w: 'min(480px, calc(100vw - 32px))',
    display: 'grid',
    gap: '2',
    pointerEvents: 'none',
  },
});
const Message = chakra('div', {
  base: {
    px: '5',
    py: '3',
    borderRadius: 'tile',
    boxShadow: 'card',
    borderWidth: '1px',
    fontWeight: 600,
    animation: 'rise .15s ease-out',
  },
  variants: {
    tone: {
      ok: { bg: 'ok.soft', color: 'ok', borderColor: 'ok' },
      bad: { bg: 'brand.soft', color: 'brand', borderColor: 'brand' },
    },
  },
});

const Messages = ({ toasts, tone }: { toasts: readonly Toast[]; tone: Toast['tone'] }) =>
  toasts
    .filter((toast) => toast.tone === tone)
    .map(({ id, text }) => (
      <Message key={id} tone={tone}>
        {text}
      </Message>
    ));

/** Both live regions exist from the start, because screen readers announce changes of known regions only. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Stack>
      <div role="status">
        <Messages toasts={toasts} tone="ok" />
      </div>
      <div role="alert">
        <Messages toasts={toasts} tone="bad" />
      </div>
    </Stack>
  );
}
