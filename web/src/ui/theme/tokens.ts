import { defineTokens } from '@chakra-ui/react/styled-system';

const steps = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 22, 24] as const;
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step * 0.25}rem` }]));

export const tokens = defineTokens({
  colors: {
    crimson: {
      50: { value: '#fdf1f2' },
      100: { value: '#fadfe1' },
      600: { value: '#b81f3a' },
      700: { value: '#971630' },
    },
    gum: {
      50: { value: '#eef6f2' },
      100: { value: '#d7eae1' },
      200: { value: '#a9c9ba' },
      300: { value: '#8fc0a9' },
      600: { value: '#2b6a52' },
      700: { value: '#1f5240' },
      900: { value: '#11302a' },
    },
    wattle: { 100: { value: '#fdf0cc' }, 400: { value: '#f0b429' }, 800: { value: '#6f4a00' } },
    sand: {
      0: { value: '#fffdfa' },
      50: { value: '#faf6f0' },
      100: { value: '#f3ece2' },
      200: { value: '#e6dccd' },
      300: { value: '#d3c6b3' },
      400: { value: '#968878' },
      500: { value: '#85786a' },
      600: { value: '#655a4f' },
      700: { value: '#4f463d' },
    },
    bark: {
      100: { value: '#f5eee6' },
      200: { value: '#e6dccd' },
      300: { value: '#b9aa9b' },
      500: { value: '#84756a' },
      600: { value: '#4a3f37' },
      700: { value: '#3a312b' },
      750: { value: '#332a25' },
      800: { value: '#211b18' },
      900: { value: '#171311' },
    },
    ink: { value: '#211b17' },
    white: { value: '#ffffff' },
  },
  fonts: { body: { value: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif" } },
  radii: {
    sm: { value: '8px' },
    input: { value: '10px' },
    tile: { value: '12px' },
    card: { value: '14px' },
    pill: { value: '999px' },
  },
  sizes: {
    ...scale,
    page: { value: '1180px' },
    form: { value: '640px' },
    prose: { value: '68ch' },
    target: { value: '44px' },
    full: { value: '100%' },
  },
  spacing: scale,
  zIndex: { banner: { value: 15 }, popover: { value: 20 }, toast: { value: 40 } },
});
