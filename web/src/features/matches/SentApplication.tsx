import { useMutation } from '@apollo/client/react';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { formatDayInWords } from '../../lib/format/dates.ts';
import { sentApplicationPath } from '../../lib/paths.ts';
import { useSettings } from '../../platform/settings.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Row } from '../../ui/layout.ts';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

const WithdrawMatch = graphql(`
  mutation WithdrawMatch($id: Int!) {
    withdrawApplication(id: $id)
  }
`);

type SentApplicationProps = Readonly<{
  application: Readonly<{ id: number; appliedAt: string }>;
  title: string;
  companyName: string;
  /** The names of the queries to fetch again after the application is withdrawn. */
  changes: readonly string[];
}>;

/** An application for a match: its recipient, the day it was sent, what was sent, and a button to withdraw it. */
export function SentApplication({ application, title, companyName, changes }: SentApplicationProps) {
  const { id, appliedAt } = application;
  const { pilot } = useSettings();
  const [withdraw] = useMutation(WithdrawMatch, {
    variables: { id },
    refetchQueries: [...changes],
    update: (cache) => cache.evict({ fieldName: 'myApplications' }),
  });
  return (
    <>
      <ReasonLine>{messages.sent(companyName, formatDayInWords(appliedAt))}</ReasonLine>
      <Row flexWrap="wrap">
        {pilot ? null : (
          <TextLink asChild fontSize=".9rem">
            <Link to={sentApplicationPath(id)} aria-label={messages.seeSentOf(title)}>
              {messages.seeSent}
            </Link>
          </TextLink>
        )}
        <ConfirmButton
          label={messages.withdraw}
          name={messages.withdrawOf(title)}
          look="ghost"
          title={messages.withdrawQuestion(title)}
          text={messages.withdrawText}
          act={withdraw}
          done={messages.withdrawn}
          failed={messages.notWithdrawn}
        />
      </Row>
    </>
  );
}
