import { chakra } from '@chakra-ui/react/styled-system';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { MoonIcon, SunIcon } from '../../ui/icons.tsx';

const Toggle = chakra('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: 'target', borderRadius: 'pill', cursor: 'pointer', color: 'text.muted', _hover: { bg: 'sunken', color: 'text' } },
});

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <Toggle type="button" aria-label={dark ? 'Use the light theme' : 'Use the dark theme'} onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </Toggle>
  );
}
