import { chakra } from '@chakra-ui/react/styled-system';
import { useHydrating } from '../platform/hydration/use-hydrating.ts';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import { MoonIcon, SunIcon } from './icons.tsx';

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minW: 'target',
    minH: 'target',
    borderRadius: 'pill',
    cursor: 'pointer',
    color: 'text.muted',
    _hover: { bg: 'sunken', color: 'text' },
  },
  variants: {
    named: {
      true: {
        w: 'full',
        px: '3',
        justifyContent: 'flex-start',
        borderRadius: 'sm',
        fontSize: '.95rem',
        fontWeight: 550,
      },
    },
  },
});

/** A button that changes the theme. `named` shows its label next to the icon, for a menu. */
export function ThemeToggle({ named }: { named?: boolean }) {
  const dark = useTheme() === 'dark';
  const hydrating = useHydrating() ? 'theme' : undefined;
  const label = dark ? 'Use the light theme' : 'Use the dark theme';
  return (
    <Toggle
      type="button"
      named={named}
      aria-label={label}
      data-depends-on={hydrating}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
      {named ? label : null}
    </Toggle>
  );
}
