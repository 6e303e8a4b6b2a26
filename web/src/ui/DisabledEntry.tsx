import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Entry = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    color: 'text.off',
    cursor: 'not-allowed',
    '& > [role=tooltip]': { opacity: 0, visibility: 'hidden' },
    '&:hover > [role=tooltip], &:focus > [role=tooltip]': { opacity: 1, visibility: 'visible' },
  },
});
const Tip = chakra('span', {
  base: {
    position: 'absolute',
    top: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 'popover',
    px: '3',
    py: '1',
    borderRadius: 'sm',
    bg: 'text',
    color: 'page',
    fontSize: '.8rem',
    fontWeight: 560,
    whiteSpace: 'nowrap',
    transition: 'opacity .15s ease-out',
  },
});
const Inline = chakra('span', { base: { ml: '2', fontSize: '.8rem', color: 'text.muted' } });

type DisabledEntryProps = Readonly<{
  label: string;
  why: string;
  /** Shows the reason next to the label, for touch screens. */
  inline?: boolean;
}>;

/** A disabled link that is reachable by keyboard and says why it is disabled, on touch screens too. */
export function DisabledEntry({ label, why, inline }: DisabledEntryProps) {
  const id = useId();
  return (
    <Entry
      role="link"
      aria-disabled="true"
      aria-describedby={id}
      tabIndex={0}
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      {label}
      {inline ? (
        <Inline id={id}>{why}</Inline>
      ) : (
        <Tip id={id} role="tooltip">
          {why}
        </Tip>
      )}
    </Entry>
  );
}
