import { useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useSettings } from '../../lib/settings.ts';
import { Button } from '../../ui/button.ts';
import { DisabledEntry } from '../../ui/DisabledEntry.tsx';
import { Stack } from '../../ui/layout.ts';
import { messages } from './messages.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { StudentEdit } from './StudentEdit.tsx';
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
  }
`);

export function StudentProfile({ user: masked }: { user: FragmentType<typeof StudentProfileFields> }) {
  const user = readFragment(StudentProfileFields, masked);
  const { pilot } = useSettings();
  const [editing, setEditing] = useState(false);
  const values = toStudentValues(user);
  const actions = (
    <>
      {pilot ? <DisabledEntry label={messages.viewApplications} why={messages.disabled} /> : null}
      {editing ? null : (
        <Button type="button" onClick={() => setEditing(true)}>
          {messages.edit}
        </Button>
      )}
    </>
  );
  return (
    <Stack gap="6">
      <ProfileHeader title={messages.studentTitle} name={user.fullName} email={user.email} actions={actions} />
      {editing ? (
        <StudentEdit userId={user.id} values={values} onDone={() => setEditing(false)} />
      ) : (
        <StudentView values={values} />
      )}
    </Stack>
  );
}
