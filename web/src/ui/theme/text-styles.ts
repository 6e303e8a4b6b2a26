import { defineTextStyles } from '@chakra-ui/react/styled-system';

export const textStyles = defineTextStyles({
  hero: {
    value: {
      fontSize: 'clamp(2.3rem, 4.6vw, 3.7rem)',
      fontWeight: 750,
      lineHeight: 1.04,
      letterSpacing: '-.03em',
      textWrap: 'balance',
    },
  },
  title: {
    value: {
      fontSize: 'clamp(1.6rem, 2.6vw, 2.2rem)',
      fontWeight: 720,
      lineHeight: 1.12,
      letterSpacing: '-.022em',
      textWrap: 'balance',
    },
  },
  heading: { value: { fontSize: '1.08rem', fontWeight: 680, lineHeight: 1.3, letterSpacing: '-.008em' } },
  lead: { value: { fontSize: '1.18rem', lineHeight: 1.55 } },
  small: { value: { fontSize: '.875rem', lineHeight: 1.5 } },
  number: { value: { fontSize: '2.2rem', fontWeight: 750, lineHeight: 1.1, letterSpacing: '-.03em' } },
});
