import { graphql } from '../../gql/gql.ts';
import { client } from './client.ts';
import { uploadFile } from './rest.ts';

const Logo = graphql(`
  query Logo {
    me {
      id
      companyLogoUrl
    }
  }
`);

/** Uploads a company's logo and fetches its new URL. */
export async function uploadLogo(file: File): Promise<void> {
  await uploadFile('/auth/employer/company/logo', file);
  await client.query({ query: Logo, fetchPolicy: 'network-only' });
}
