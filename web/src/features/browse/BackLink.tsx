import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router';
import { listBefore } from '../../lib/job-lists.ts';
import { useWayBack } from '../../platform/scroll/way-back.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

/**
 * Leads from a job back to the list that the user came from, otherwise to the results of the search, which a wide screen
 * shows beside the job.
 */
export function BackLink({ results }: { results: string }) {
  const list = listBefore(useLocation().state);
  const path = list?.path ?? results;
  const goBack = useWayBack((url) => url === path);
  return (
    <chakra.p display={{ base: 'block', lg: list ? 'block' : 'none' }} mb="4" data-screen-only>
      <TextLink asChild>
        <Link to={path} onClick={goBack}>
          {list ? messages.backTo[list.name] : messages.back}
        </Link>
      </TextLink>
    </chakra.p>
  );
}
