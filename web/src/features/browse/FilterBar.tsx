import { chakra } from '@chakra-ui/react/styled-system';
import { Chip } from '../../ui/chip.ts';
import { messages } from './messages.ts';
import { type Filters, hasPreset, withPresetToggled } from './search-filters.ts';

const chips = [
  ['sponsorship', messages.sponsorship],
  ['studentFriendly', messages.studentFriendly],
  ['remote', messages.remote],
] as const;

type ChipName = (typeof chips)[number][0];

/** Toggles a filter. Toggling sponsorship also clears the filter for jobs without sponsorship. */
const toggled = (filters: Filters, name: ChipName): Filters => ({
  ...filters,
  ...(name === 'sponsorship' && { unsponsored: '' }),
  [name]: !filters[name],
  page: 1,
});

type FilterBarProps = Readonly<{ filters: Filters; onChange: (filters: Filters) => void }>;

/** Toggle filters. Each takes effect at once. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <chakra.fieldset display="flex" gap="2" flexWrap="wrap" minW="0">
      <chakra.legend srOnly>{messages.filters}</chakra.legend>
      {chips.map(([name, label]) => (
        <Chip key={name} type="button" aria-pressed={filters[name]} onClick={() => onChange(toggled(filters, name))}>
          {label}
        </Chip>
      ))}
      {filters.unsponsored ? (
        <Chip type="button" aria-pressed onClick={() => onChange({ ...filters, unsponsored: '', page: 1 })}>
          {messages.unsponsored(filters.unsponsored)}
        </Chip>
      ) : null}
      <Chip
        type="button"
        aria-pressed={hasPreset(filters)}
        onClick={() => onChange({ ...withPresetToggled(filters), page: 1 })}
      >
        {messages.salary}
      </Chip>
    </chakra.fieldset>
  );
}
