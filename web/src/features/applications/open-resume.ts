import { graphql } from '../../gql/gql.ts';
import { client } from '../../lib/api/client.ts';
import { messages } from './messages.ts';

const ApplicationResume = graphql(`
  query ApplicationResume($id: Int!) {
    application(id: $id) {
      id
      resumeUrl
    }
  }
`);

/** Requests a new link each time, because a link is valid for five minutes. */
export async function openResume(id: number): Promise<void> {
  const { data } = await client.query({ query: ApplicationResume, variables: { id }, fetchPolicy: 'no-cache' });
  const url = data?.application.resumeUrl;
  if (!url) throw new Error(messages.resumeNotLoaded);
  window.open(url, '_blank', 'noopener');
}
