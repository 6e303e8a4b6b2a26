import { graphql } from '../../gql/gql.ts';
import { client } from './client.ts';

/** The message of spec section 8. */
const notLoaded = 'Failed to load resume';

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
  if (!url) throw new Error(notLoaded);
  return url;
};

/** Opens the resume of an application in a new tab. */
export async function openResume(id: number): Promise<void> {
  window.open(await linkTo(id), '_blank', 'noopener');
}

/** Fetches the file by the link's path: the link's host is the public one, which may differ from this page's. */
export async function readResume(id: number, signal?: AbortSignal): Promise<Blob> {
  const { pathname } = new URL(await linkTo(id));
  const answer = await fetch(pathname, { ...(signal && { signal }) });
  if (!answer.ok) throw new Error(notLoaded);
  return answer.blob();
}
