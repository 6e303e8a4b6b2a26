import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const pair = (light: string, dark: string) => ({ value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } });

/**
 * Components use these colours. Text pairs meet WCAG AA in both themes; `line.strong` bounds controls and meets 3:1.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    page: pair('sand.50', 'bark.900'),
    card: pair('sand.0', 'bark.800'),
    sunken: pair('sand.100', 'bark.750'),
    line: {
      DEFAULT: pair('sand.200', 'bark.700'),
      strong: pair('sand.400', 'bark.500'),
      soft: pair('sand.300', 'bark.600'),
    },
    text: { DEFAULT: pair('ink', 'bark.100'), muted: pair('sand.600', 'bark.300'), off: pair('sand.500', 'bark.300') },
    brand: {
      DEFAULT: { value: { _light: '{colors.crimson.600}', _dark: '#f27286' } },
      fill: pair('crimson.600', 'crimson.600'),
      'fill.hover': pair('crimson.700', 'crimson.700'),
      onFill: pair('white', 'white'),
      soft: { value: { _light: '{colors.crimson.50}', _dark: '#3a1a20' } },
    },
    ok: { DEFAULT: pair('gum.600', 'gum.300'), soft: { value: { _light: '{colors.gum.50}', _dark: '#16302a' } } },
    quote: { value: { _light: '{colors.gum.100}', _dark: '#1f4437' } },
    warn: { DEFAULT: pair('wattle.800', 'bark.200'), soft: pair('wattle.100', 'bark.750') },
    neutral: { DEFAULT: pair('sand.700', 'bark.200'), soft: pair('sand.100', 'bark.750') },
    deep: {
      DEFAULT: pair('gum.900', 'gum.900'),
      text: { value: { base: '#dcebe3' } },
      muted: pair('gum.200', 'gum.200'),
      accent: pair('wattle.400', 'wattle.400'),
      heading: pair('white', 'white'),
    },
    tint: {
      gum: pair('gum.100', 'gum.100'),
      'gum.text': pair('gum.700', 'gum.700'),
      crimson: pair('crimson.100', 'crimson.100'),
      'crimson.text': pair('crimson.700', 'crimson.700'),
      wattle: pair('wattle.100', 'wattle.100'),
      'wattle.text': pair('wattle.800', 'wattle.800'),
    },
  },
  shadows: {
    card: {
      value: {
        _light: '0 1px 2px #4d0a190d, 0 8px 24px -8px #4d0a191f',
        _dark: '0 1px 2px #0006, 0 12px 32px -12px #000a',
      },
    },
    primary: { value: { base: 'inset 0 1px #fff3, 0 6px 16px -6px #b81f3a99' } },
  },
});
