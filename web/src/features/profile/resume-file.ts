import { graphql } from '../../gql/gql.ts';
import { client } from '../../lib/api/client.ts';
import { callRest, uploadFile } from '../../lib/api/rest.ts';
import { messages } from './messages.ts';

const StoredResume = graphql(`
  query StoredResume {
    me {
      id
      resumeUrl
      resumeUploadedAt
    }
  }
`);

export async function uploadResume(file: File): Promise<void> {
  await uploadFile('/auth/profile/resume', file);
  await client.query({ query: StoredResume, fetchPolicy: 'network-only' });
}

/** Requests a new link each time, because a link is valid for five minutes. */
export async function openResume(): Promise<void> {
  const answer: unknown = await (await callRest('/auth/resume/view')).json();
  const url = typeof answer === 'object' && answer !== null && 'resume_url' in answer ? answer.resume_url : null;
  if (typeof url !== 'string' || !url) throw new Error(messages.resumeNotLoaded);
  window.open(url, '_blank', 'noopener');
}
