import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.ts';
import { messages } from './messages.ts';
import { pageButtons } from './search-filters.ts';

type PagerProps = Readonly<{
  page: number;
  totalPages: number;
  /** The URL of a page. */
  toPage: (page: number) => string;
  onPage?: () => void;
}>;

const Step = ({ label, to, onPage }: Readonly<{ label: string; to: string | undefined; onPage: () => void }>) =>
  to === undefined ? (
    <Button type="button" look="ghost" size="sm" disabled>
      {label}
    </Button>
  ) : (
    <ButtonLink asChild look="ghost" size="sm">
      <Link to={to} onClick={onPage}>
        {label}
      </Link>
    </ButtonLink>
  );

/** Links to the previous page, at most five numbered pages, and the next page (spec section 2). */
export function Pager({ page, totalPages, toPage, onPage = () => undefined }: PagerProps) {
  if (totalPages < 2) return null;
  return (
    <chakra.nav aria-label={messages.pages} display="flex" gap="2" justifyContent="center" flexWrap="wrap" mt="2">
      <Step label={messages.previous} to={page > 1 ? toPage(page - 1) : undefined} onPage={onPage} />
      {pageButtons(page, totalPages).map((number) => (
        <ButtonLink
          asChild
          key={number}
          size="sm"
          look={number === page ? 'primary' : 'ghost'}
          minW={{ base: 'target', md: '9' }}
          px="2"
        >
          <Link
            to={toPage(number)}
            onClick={onPage}
            aria-label={messages.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        </ButtonLink>
      ))}
      <Step label={messages.next} to={page < totalPages ? toPage(page + 1) : undefined} onPage={onPage} />
    </chakra.nav>
  );
}
