import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/tag.ts';
import { CardFrame } from '../../ui/CardFrame.tsx';
import { messages } from './messages.ts';
import { Pager } from './Pager.tsx';
import { sampleJobs, samplePages } from './sample-jobs.ts';

type SampleResultsProps = Readonly<{ page: number; toPage: (page: number) => string; onRetry: () => void }>;

/** Shown if the jobs could not be loaded (spec section 2): sample jobs, each labelled as one, which cannot be saved. */
export function SampleResults({ page, toPage, onRetry }: SampleResultsProps) {
  return (
    <Stack gap="14px">
      <Notice tone="warn" live>
        <Row flexWrap="wrap" justifyContent="space-between">
          <chakra.span flex="1 1 16rem">{messages.sampleText}</chakra.span>
          <Button type="button" look="ghost" size="sm" color="text" onClick={onRetry}>
            {messages.retry}
          </Button>
        </Row>
      </Notice>
      {sampleJobs.map(({ id, title, company, place, pay, text, tags }) => (
        <CardFrame
          key={id}
          company={company}
          title={title}
          facts={[company, place, pay].join(' · ')}
          text={text}
          tags={tags.map((tag) => ({ text: tag, tone: 'neutral' }))}
          heading="h2"
          corner={<Tag tone="warn">{messages.sample}</Tag>}
        />
      ))}
      <Pager page={Math.min(page, samplePages)} totalPages={samplePages} toPage={toPage} />
    </Stack>
  );
}
