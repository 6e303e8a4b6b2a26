import { chakra } from '@chakra-ui/react/styled-system';
import { HeartIcon } from '../../ui/icons.tsx';
import { messages } from './messages.ts';
import { useSaveToggle } from './use-save-toggle.ts';

const Toggle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: 'target',
    m: '-10px',
    borderRadius: 'pill',
    color: 'brand',
    cursor: 'pointer',
    transition: 'transform .15s ease-out',
    _hover: { bg: 'brand.soft' },
    _active: { transform: 'scale(.9)' },
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
    '&[aria-pressed=true] svg': { fill: 'currentColor' },
  },
});

type SaveToggleProps = Readonly<{ jobId: number; title: string; favoriteId: number | null }>;

/** Updates at once, and reverts if the server refuses. */
export function SaveToggle({ jobId, title, favoriteId }: SaveToggleProps) {
  const { busy, toggle } = useSaveToggle(jobId, favoriteId);
  const saved = favoriteId !== null;
  return (
    <Toggle
      type="button"
      aria-pressed={saved}
      aria-busy={busy}
      aria-label={saved ? messages.unsave(title) : messages.save(title)}
      aria-disabled={busy}
      onClick={() => void toggle()}
    >
      <HeartIcon />
    </Toggle>
  );
}
