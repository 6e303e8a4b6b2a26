import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Heading } from '../../../ui/text.ts';
import { ageInWords } from './age.ts';
import { messages } from './messages.ts';

export const QueueFields = graphql(`
  fragment VisaQueue on VisaReview {
    studentId
    studentName
    visaSubclass
    submittedAt
  }
`);

/** A long list scrolls within its box. */
const List = chakra('ul', { base: { maxH: '280px', overflowY: 'auto', borderBottomRadius: 'card' } });

const Entry = chakra('a', {
  base: {
    display: 'grid',
    gap: '0.5',
    px: '5',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'sunken' },
    '&[aria-current]': { bg: 'brand.soft' },
    '& small': { textStyle: 'small', color: 'text.muted' },
  },
});

type VisaQueueProps = Readonly<{
  reviews: readonly FragmentType<typeof QueueFields>[];
  /** The id of the student whose review is open. */
  open: number | undefined;
  now: number;
  /** The URL of a student's review. */
  to: (studentId: number) => string;
}>;

/** The students who are waiting for a review, each with the visa they stated and how long they have waited. */
export function VisaQueue({ reviews: masked, open, now, to }: VisaQueueProps) {
  const reviews = readFragment(QueueFields, masked);
  if (reviews.length === 0)
    return (
      <Card>
        <EmptyState title={messages.none} text={messages.noneText} />
      </Card>
    );
  return (
    <Card aria-labelledby="visa-queue">
      <Heading id="visa-queue" px="5" py="4">
        {messages.queue}
      </Heading>
      <List>
        {reviews.map(({ studentId, studentName, visaSubclass, submittedAt }) => (
          <li key={studentId}>
            <Entry asChild>
              <Link to={to(studentId)} aria-current={studentId === open ? 'true' : undefined}>
                <strong>{studentName || messages.unnamed}</strong>
                <small>
                  {visaLabelOf(visaSubclass)} · {messages.age(ageInWords(submittedAt, now))}
                </small>
              </Link>
            </Entry>
          </li>
        ))}
      </List>
    </Card>
  );
}
