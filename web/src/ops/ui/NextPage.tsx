import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.ts';

/** Links to the next and the first page of a list. The cursor is the URL parameter `after`. */
export function NextPage({ next }: { next: number | string | null }) {
  const [query] = useSearchParams();
  const to = (after: number | string | null) => {
    const parameters = new URLSearchParams(query);
    if (after === null) parameters.delete('after');
    else parameters.set('after', String(after));
    return `?${parameters.toString()}`;
  };
  if (next === null && !query.has('after')) return null;
  return (
    <chakra.nav aria-label="Pages" display="flex" gap="3" justifyContent="center" mt="6">
      {query.has('after') ? (
        <ButtonLink asChild look="ghost">
          <Link to={to(null)}>First page</Link>
        </ButtonLink>
      ) : null}
      {next === null ? null : (
        <ButtonLink asChild look="ghost">
          <Link to={to(next)}>Next page</Link>
        </ButtonLink>
      )}
    </chakra.nav>
  );
}
