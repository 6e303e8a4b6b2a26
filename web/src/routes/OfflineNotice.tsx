import { chakra } from '@chakra-ui/react/styled-system';
import { useOnline } from '../lib/use-online.ts';
import { messages } from './messages.ts';

const Bar = chakra('p', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'banner',
    px: '5',
    py: '10px',
    bg: 'warn.soft',
    color: 'warn',
    fontSize: '.95rem',
    fontWeight: 600,
    textAlign: 'center',
  },
});

/** Shown on every screen while offline. The live region is always present, so that its message is announced. */
export function OfflineNotice() {
  const online = useOnline();
  return <div aria-live="polite">{online ? null : <Bar>{messages.offline}</Bar>}</div>;
}
