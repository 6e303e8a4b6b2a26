import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { employmentText } from '../../lib/format/job-facts.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { cardLength, preview } from '../../lib/format/rich-text.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { editDraftPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Tag } from '../../ui/tag.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { messages, stepBadge } from './messages.ts';
import { PublishDraft } from './PublishDraft.tsx';

export const DraftCardFields = graphql(`
  fragment DraftCard on JobDraft {
    id
    title
    step
    description
    location
    city
    state
    remoteOption
    employmentType
    salary
    salaryMin
    salaryMax
    salaryPeriod
    createdAt
    updatedAt
  }
`);

export function DraftCard({ draft: masked }: { draft: FragmentType<typeof DraftCardFields> }) {
  const draft = readFragment(DraftCardFields, masked);
  const { id, title } = draft;
  const facts = [formatPlace(draft) ?? messages.noLocation, employmentText(draft.employmentType), formatPay(draft)];
  const words = preview(draft.description, cardLength);
  return (
    <Card asChild padded>
      <li>
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <chakra.h2 textStyle="heading" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          <Tag>{stepBadge(draft.step)}</Tag>
        </chakra.div>
        <chakra.p textStyle="small" color="text.muted" mt="1">
          {facts.filter(Boolean).join(' · ')}
        </chakra.p>
        {words ? (
          <chakra.p mt="3" overflowWrap="anywhere">
            {words}
          </chakra.p>
        ) : null}
        <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <chakra.p textStyle="small" color="text.muted">
            {messages.created} {formatDateTime(draft.createdAt, draft)} · {messages.updated}{' '}
            {formatDateTime(draft.updatedAt, draft)}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <ButtonLink asChild look="ghost" size="sm">
              <Link to={editDraftPath(id)} aria-label={`${messages.edit} ${title}`}>
                {messages.edit}
              </Link>
            </ButtonLink>
            <PublishDraft id={id} title={title} />
            <DeleteDraft id={id} title={title} />
          </chakra.div>
        </chakra.div>
      </li>
    </Card>
  );
}
