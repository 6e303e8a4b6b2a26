import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'w',
  conditions: { dark: '[data-theme=dark] &', light: ':root &' },
  theme: {
    breakpoints: { sm: '480px', md: '800px', lg: '1024px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '.45' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
    },
  },
  globalCss: {
    body: {
      fontFamily: 'body',
      fontSize: '16px',
      lineHeight: 1.55,
      bg: 'page',
      color: 'text',
      minWidth: '320px',
    },
    // A printed page shows only its content, black on white.
    'header, footer, aside, nav, form, dialog, button, [aria-live], [data-screen-only]': {
      _print: { display: 'none !important' },
    },
    'body, main *': {
      _print: { background: 'transparent !important', color: 'black !important', boxShadow: 'none !important' },
    },
    main: { _print: { minHeight: '0 !important', '& > *': { padding: '0 !important' } } },
    'h1, h2, h3': { _print: { breakAfter: 'avoid' } },
    // A word that is longer than the screen is broken, so that it does not widen its column.
    'p, h1, h2, h3, h4, dd, legend, label': { overflowWrap: 'anywhere' },
    '*::placeholder': { color: 'text.muted' },
    // Headings are focused only by code, for screen readers, so they need no outline.
    'h1:focus-visible': { outline: 'none' },
    '*:focus-visible': { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
});

export const system = createSystem(defaultBaseConfig, config);
