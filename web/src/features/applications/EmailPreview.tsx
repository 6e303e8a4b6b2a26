import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../gql/gql.ts';
import type { ApplicationStatus } from '../../gql/graphql.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Small } from '../../ui/text.ts';
import { messages } from './messages.ts';

const MoveEmail = graphql(`
  query MoveEmail($id: Int!, $status: ApplicationStatus!) {
    application(id: $id) {
      id
      moveEmail(status: $status) {
        subject
        text
      }
    }
  }
`);

type EmailPreviewProps = Readonly<{ id: number; status: ApplicationStatus }>;

/** Previews the email that moving the application to `status` sends, rendered from its template. */
export function EmailPreview({ id, status }: EmailPreviewProps) {
  const { data, error } = useQuery(MoveEmail, { variables: { id, status }, fetchPolicy: 'no-cache' });
  const email = data?.application.moveEmail;
  if (error || (data && !email)) return <Small>{messages.emailNotLoaded}</Small>;
  if (!email) return <Skeleton h="96px" />;
  return (
    <chakra.blockquote
      bg="sunken"
      borderRadius="tile"
      px="4"
      py="3"
      fontSize=".9rem"
      overflowWrap="anywhere"
      maxH="320px"
      overflowY="auto"
      tabIndex={0}
      aria-label={email.subject}
    >
      <chakra.p fontWeight={640}>{email.subject}</chakra.p>
      <chakra.p mt="2" whiteSpace="pre-line">
        {email.text}
      </chakra.p>
    </chakra.blockquote>
  );
}
