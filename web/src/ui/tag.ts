import { chakra } from '@chakra-ui/react/styled-system';

export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '26px',
    px: '10px',
    borderRadius: 'pill',
    fontSize: '.8rem',
    fontWeight: 600,
    lineHeight: 1.3,
    w: 'fit-content',
    maxW: 'full',
    flexShrink: 0,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      neutral: { bg: 'neutral.soft', color: 'neutral' },
      ok: { bg: 'ok.soft', color: 'ok' },
      brand: { bg: 'brand.soft', color: 'brand' },
      warn: { bg: 'warn.soft', color: 'warn' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
