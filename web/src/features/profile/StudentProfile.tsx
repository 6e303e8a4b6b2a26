import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { myApplicationsPath } from '../../lib/paths.ts';
import { useSettings } from '../../platform/settings.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { DisabledEntry } from '../../ui/DisabledEntry.tsx';
import { Stack } from '../../ui/layout.ts';
import { MissingFields } from './MissingFields.tsx';
import { messages } from './messages.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { Resume } from './Resume.tsx';
import { StudentEdit } from './StudentEdit.tsx';
import { StudentTabs } from './StudentTabs.tsx';
import { StudentView } from './StudentView.tsx';
import { toStudentValues } from './student-form.ts';

export const StudentProfileFields = graphql(`
  fragment StudentProfile on User {
    id
    email
    fullName
    contactNumber
    citySuburb
    university
    degree
    graduationYear
    visaStatus
    education {
      institution
      degree
      field
      startYear
      endYear
    }
    experience {
      company
      title
      start
      end
      description
    }
    skills
    activities
    resumeUrl
    missingFields
  }
`);

type StudentProfileProps = Readonly<{
  user: FragmentType<typeof StudentProfileFields>;
  /** The matches, above the profile unless it is being edited. */
  matches: ReactNode;
  /** Cards of other features, shown unless the profile is being edited. */
  aside: ReactNode;
  /** The content of the visa tab (spec section 2). */
  visa: ReactNode;
  /** The content of the applications tab, which is disabled during the pilot. */
  applications: ReactNode;
}>;

export function StudentProfile({ user: masked, matches, aside, visa, applications }: StudentProfileProps) {
  const user = readFragment(StudentProfileFields, masked);
  const { pilot } = useSettings();
  const [editing, setEditing] = useState(false);
  const values = toStudentValues(user);
  const actions = (
    <>
      {pilot ? (
        <DisabledEntry label={messages.viewApplications} why={messages.disabled} />
      ) : (
        <ButtonLink asChild look="ghost">
          <Link to={myApplicationsPath}>{messages.viewApplications}</Link>
        </ButtonLink>
      )}
      {editing ? null : (
        <Button type="button" onClick={() => setEditing(true)}>
          {messages.edit}
        </Button>
      )}
    </>
  );
  const profile = (
    <Stack gap="5" pt="5">
      <MissingFields names={user.missingFields} />
      {editing ? (
        <>
          <Resume stored={Boolean(user.resumeUrl)} editing />
          <StudentEdit userId={user.id} values={values} missing={user.missingFields} onDone={() => setEditing(false)} />
        </>
      ) : (
        <>
          {matches}
          <StudentView values={values} hasResume={Boolean(user.resumeUrl)} aside={aside} />
        </>
      )}
    </Stack>
  );
  return (
    <Stack gap="6">
      <ProfileHeader title={messages.studentTitle} name={user.fullName} email={user.email} actions={actions} />
      {editing ? (
        profile
      ) : (
        <StudentTabs
          profile={profile}
          visa={<chakra.div pt="5">{visa}</chakra.div>}
          applications={pilot ? undefined : <chakra.div pt="5">{applications}</chakra.div>}
        />
      )}
    </Stack>
  );
}
