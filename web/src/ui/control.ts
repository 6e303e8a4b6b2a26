import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const controlRecipe = defineRecipe({
  base: {
    w: 'full',
    minH: '46px',
    px: '14px',
    borderRadius: 'input',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'card',
    color: 'text',
    fontSize: '1rem',
    fontWeight: 450,
    transition: 'border-color .15s ease-out',
    _hover: { borderColor: 'text.muted' },
    '&[aria-invalid=true]': { borderColor: 'brand', boxShadow: '0 0 0 1px {colors.brand}' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const Input = chakra('input', controlRecipe);
export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: { ...controlRecipe.base, py: '3', lineHeight: 1.5 },
});
export const Select = chakra('select', controlRecipe);
