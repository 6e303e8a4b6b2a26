import { graphql } from '../../gql/gql.ts';

export const SaveStep = graphql(`
  mutation SaveStep($input: StudentProfileInput!) {
    updateStudentProfile(input: $input) {
      id
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
