import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { jobPath } from '../../lib/paths.ts';
import { Heading, Small } from '../../ui/text.ts';
import { messages } from './messages.ts';

export const SimilarJobFields = graphql(`
  fragment SimilarJob on Job {
    id
    title
    company {
      name
    }
    location
    city
    state
    remoteOption
    salary
    salaryMin
    salaryMax
    salaryPeriod
  }
`);

const Tile = chakra(Link, {
  base: {
    display: 'block',
    p: '14px',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'tile',
    minW: 0,
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'line.strong' },
  },
});

/** Jobs of the same occupation; renders nothing if there are none. */
export function SimilarJobs({ jobs }: { jobs: readonly FragmentType<typeof SimilarJobFields>[] }) {
  const similar = readFragment(SimilarJobFields, jobs);
  if (similar.length === 0) return null;
  return (
    <section aria-label={messages.similar}>
      <Heading mb="3">{messages.similar}</Heading>
      <chakra.ul
        display="grid"
        gap="3"
        listStyleType="none"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {similar.map((one) => (
          <li key={one.id}>
            <Tile to={jobPath(one.id)}>
              <chakra.span display="block" fontWeight={640}>
                {one.title}
              </chakra.span>
              <Small>{[one.company.name, formatPlace(one), formatPay(one)].filter(Boolean).join(' · ')}</Small>
            </Tile>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
