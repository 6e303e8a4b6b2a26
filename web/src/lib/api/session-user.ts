import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { SessionUser } from '../session/session.ts';

const SessionUserFields = graphql(`
  fragment SessionUser on User {
    id
    email
    emailVerified
    fullName
    role
    visaStatus
  }
`);

export function toSessionUser(user: FragmentType<typeof SessionUserFields>): SessionUser {
  const { id, email, emailVerified, fullName, role, visaStatus } = readFragment(SessionUserFields, user);
  return { id, email, emailVerified, fullName, role, visaStatus };
}
