import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { type ComponentProps, createElement, type SyntheticEvent } from 'react';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'target',
    px: '5',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 640,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color .15s ease-out, border-color .15s ease-out, transform .15s ease-out',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', opacity: 0.6, transform: 'none' },
  },
  variants: {
    look: {
      primary: { bg: 'brand.fill', color: 'brand.onFill', boxShadow: 'primary', _hover: { bg: 'brand.fill.hover' } },
      ghost: { bg: 'card', borderColor: 'line.soft', _hover: { borderColor: 'line.strong' } },
      danger: { bg: 'card', borderColor: 'line.soft', color: 'brand', _hover: { borderColor: 'brand' } },
      plain: { px: '3', _hover: { bg: 'sunken' } },
    },
    /** For a label of unknown length, such as the name of a website: it breaks anywhere rather than widen the screen. */
    wraps: {
      true: {
        maxW: '100%',
        minW: '0',
        py: '1',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        textAlign: 'center',
        textWrap: 'balance',
      },
    },
    size: { md: {}, sm: { px: { base: '3', md: '4' }, fontSize: '.9rem', minH: { base: 'target', md: '9' } } },
  },
  defaultVariants: { look: 'primary', size: 'md' },
});

const Pressable = chakra('button', buttonRecipe);

const ignore = (event: SyntheticEvent) => event.preventDefault();

/**
 * A button. While it is disabled it ignores clicks, but unlike the browser's own disabled button it keeps the focus, so
 * that a keyboard or a screen reader stays where it is while the button works.
 */
export function Button({ disabled, ...button }: ComponentProps<typeof Pressable>) {
  return createElement(Pressable, disabled ? { ...button, 'aria-disabled': true, onClick: ignore } : button);
}

/** A link that looks like a button: `<ButtonLink asChild><Link to="…">…</Link></ButtonLink>`. */
export const ButtonLink = chakra('a', buttonRecipe);
