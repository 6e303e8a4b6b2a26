import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useSearchParams } from 'react-router';
import { usePageTitle } from '../../platform/page-title.ts';
import { TextLink } from '../../ui/text-link.ts';
import { FoundPeople } from '../features/people/FoundPeople.tsx';
import { messages } from '../features/people/messages.ts';
import { PersonPage } from '../features/people/PersonPage.tsx';
import { SearchForm } from '../features/people/SearchForm.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useNumberParameter } from '../ui/use-number-parameter.ts';

/** The search for people, or the person whose id is in the URL. */
export function People() {
  usePageTitle(messages.title);
  const [query, setQuery] = useSearchParams();
  const id = useNumberParameter('id');
  const after = useNumberParameter('after');
  const find = query.get('find') ?? '';
  if (id !== undefined)
    return (
      <>
        <chakra.p mb="4">
          <TextLink asChild>
            <Link to="/people">{messages.back}</Link>
          </TextLink>
        </chakra.p>
        <PersonPage key={id} userId={id} />
      </>
    );
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <SearchForm find={find} onFind={(text) => setQuery(text ? { find: text } : {})} />
      {find ? <FoundPeople find={find} after={after} /> : null}
    </>
  );
}
