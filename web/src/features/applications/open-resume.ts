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
const linkTo = async (id: number): Promise<string> => {
  const { data } = await client.query({ query: ApplicationResume, variables: { id }, fetchPolicy: 'no-cache' });
  const url = data?.application.resumeUrl;
  if (!url) throw new Error(messages.resumeNotLoaded);
  return url;
};

export async function openResume(id: number): Promise<void> {
  window.open(await linkTo(id), '_blank', 'noopener');
}

/** Fetches the file by the link's path: the link's host is the public one, which may differ from this page's. */
export async function readResume(id: number, signal: AbortSignal): Promise<Blob> {
  const { pathname } = new URL(await linkTo(id));
  const answer = await fetch(pathname, { signal });
  if (!answer.ok) throw new Error(messages.resumeNotLoaded);
  return answer.blob();
}
