import { chakra } from '@chakra-ui/react/styled-system';
import type { JobSort } from '../../gql/graphql.ts';
import { Select } from '../../ui/control.ts';
import { messages } from './messages.ts';
import { type Filters, sorts } from './search-filters.ts';

/** The orders that make sense: without words 'best' equals 'newest', and 'nearest' needs a place. */
const offered = ({ search, location, sort }: Filters): readonly JobSort[] =>
  sorts.filter((one) => {
    if (one === sort) return true;
    if (one === 'best') return search !== '' || sort !== 'newest';
    if (one === 'newest') return search !== '';
    return one === 'pay' || location !== '';
  });

const labelOf = (sort: JobSort, { search }: Filters) =>
  sort === 'best' && search === '' ? messages.sorts.newest : messages.sorts[sort];

type SortMenuProps = Readonly<{ filters: Filters; onSort: (sort: JobSort) => void }>;

/** Sorts at once, without the search button. */
export function SortMenu({ filters, onSort }: SortMenuProps) {
  return (
    <chakra.label flexShrink={0} fontSize=".9rem">
      <chakra.span srOnly>{messages.sortBy}</chakra.span>
      <Select
        w="auto"
        minH={{ base: 'target', md: '9' }}
        py="1"
        value={filters.sort}
        onChange={(event) => onSort(sorts.find((one) => one === event.target.value) ?? 'best')}
      >
        {offered(filters).map((sort) => (
          <option key={sort} value={sort}>
            {labelOf(sort, filters)}
          </option>
        ))}
      </Select>
    </chakra.label>
  );
}
