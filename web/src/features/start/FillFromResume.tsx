import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Heading, Small } from '../../ui/text.ts';
import { useKeptChoice } from './kept-choice.ts';
import { messages } from './messages.ts';
import { ReadResume } from './ReadResume.tsx';

const ResumeToRead = graphql(`
  query ResumeToRead {
    me {
      id
      skills
      resumeUrl
      resumeUploadedAt
    }
  }
`);

/** Offers a form filled from the stored resume, next to the profile; renders nothing without a resume. */
export function FillFromResume({ userId }: Readonly<{ userId: number }>) {
  const { data } = useQuery(ResumeToRead, { fetchPolicy: 'cache-first' });
  const { choice, choose } = useKeptChoice(userId, data?.me.resumeUploadedAt);
  if (!data?.me.resumeUrl) return null;
  return (
    <Card padded aria-label={messages.fillTitle}>
      <Stack gap="3">
        <Heading>{messages.fillTitle}</Heading>
        <Small>{messages.fillText}</Small>
        <ReadResume
          profile={data.me}
          uploads={false}
          choice={choice}
          onChoice={choose}
          onSaved={() => choose(undefined)}
        />
      </Stack>
    </Card>
  );
}
