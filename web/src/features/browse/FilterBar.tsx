import { chakra } from '@chakra-ui/react/styled-system';
import { messages } from './messages.ts';
import type { Filters } from './search-filters.ts';

const Chip = chakra('button', {
  base: {
    minH: { base: 'target', md: '9' },
    px: '14px',
    borderRadius: 'pill',
    fontSize: '.85rem',
    fontWeight: 600,
    bg: 'neutral.soft',
    color: 'neutral',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'transparent',
    _hover: { borderColor: 'line.strong' },
    '&[aria-pressed=true]': { bg: 'brand.soft', color: 'brand' },
    '&[aria-pressed=true]::after': { content: '" ✕" / ""' },
  },
});

const chips = [
  ['sponsorship', messages.sponsorship],
  ['studentFriendly', messages.studentFriendly],
  ['remote', messages.remote],
  ['salary', messages.salary],
] as const;

type FilterBarProps = Readonly<{ filters: Filters; onChange: (filters: Filters) => void }>;

/** Filters that are on or off. Each counts at once. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <chakra.fieldset display="flex" gap="2" flexWrap="wrap" minW="0">
      <chakra.legend srOnly>{messages.filters}</chakra.legend>
      {chips.map(([name, label]) => (
        <Chip
          key={name}
          type="button"
          aria-pressed={filters[name]}
          onClick={() => onChange({ ...filters, [name]: !filters[name], page: 1 })}
        >
          {label}
        </Chip>
      ))}
    </chakra.fieldset>
  );
}
