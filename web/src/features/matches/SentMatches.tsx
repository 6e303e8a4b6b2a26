import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { inList } from '../../lib/job-lists.ts';
import { jobPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { cardOf } from './card-of.ts';
import { SentApplication } from './SentApplication.tsx';

type Sent = Readonly<{
  jobId: number;
  title: string;
  companyName: string;
  job: Readonly<{ application?: Readonly<{ id: number; appliedAt: string }> | null }>;
}>;

const changes = ['YourMatches', 'TabCounts'];

const TitleLink = chakra(Link, { base: { _hover: { color: 'brand' } } });

/** The matches that the student applied for: to whom the application went and when, and no longer why the job fits. */
export const SentMatches = ({ matches }: Readonly<{ matches: readonly Sent[] }>) =>
  matches.map(({ jobId, title, companyName, job: { application } }) =>
    application ? (
      <Card key={jobId} id={cardOf(jobId)} as="article" padded display="grid" gap="3" aria-label={title}>
        <Row>
          <Monogram name={companyName || title} />
          <chakra.div flex="1" minW="0">
            <chakra.h3 textStyle="heading" overflowWrap="anywhere">
              <TitleLink to={jobPath(jobId)} state={inList('matches')}>
                {title}
              </TitleLink>
            </chakra.h3>
          </chakra.div>
        </Row>
        <SentApplication application={application} title={title} companyName={companyName} changes={changes} />
      </Card>
    ) : null,
  );
