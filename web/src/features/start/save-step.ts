import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { StudentProfileInput } from '../../gql/graphql.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { updateUser } from '../../lib/session/session-store.ts';

const SaveStep = graphql(`
  mutation SaveStep($input: StudentProfileInput!, $resumeUploadedAt: DateTime) {
    updateStudentProfile(input: $input, resumeUploadedAt: $resumeUploadedAt) {
      ...SessionUser
      ...StudentProfile
    }
  }
`);

export const SaveHours = graphql(`
  mutation SaveHours($input: PreferencesInput!) {
    updatePreferences(input: $input) {
      hoursWanted
    }
  }
`);

/**
 * Saves fields of the profile, those read in a resume only while it is the stored one. Other screens read the visa of the
 * session, so it follows at once.
 */
export function useSaveStep() {
  const [save] = useMutation(SaveStep);
  return async (input: StudentProfileInput, resumeUploadedAt?: string) => {
    const { data } = await save({ variables: { input, resumeUploadedAt } });
    if (data) updateUser(toSessionUser(data.updateStudentProfile));
  };
}
