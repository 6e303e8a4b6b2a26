import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
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
import { type ProfilePart, profilePartIn } from './profile-parts.ts';
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
    languages
    resumeUrl
    missingFields
  }
`);

type StudentProfileProps = Readonly<{
  user: FragmentType<typeof StudentProfileFields>;
  matches: ReactNode;
  /** The visa card, next to the profile. */
  visaCard: ReactNode;
  visa: ReactNode;
  settings: ReactNode;
  /** Tabs that are disabled during the pilot. */
  applications: ReactNode;
  saved: ReactNode;
}>;

const view = (content: ReactNode) => <chakra.div pt="5">{content}</chakra.div>;

/** The tabs of a student's home. While the profile is edited, only the form is shown. */
export function StudentProfile({ user: masked, visaCard, ...others }: StudentProfileProps) {
  const user = readFragment(StudentProfileFields, masked);
  const { pilot } = useSettings();
  const [query, setQuery] = useSearchParams();
  const [editing, setEditing] = useState<ProfilePart | 'all'>();
  const [closed, setClosed] = useState(0);
  const editButton = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (closed > 0) editButton.current?.focus();
  }, [closed]);
  const named = profilePartIn(query.get('add'));
  const open = editing ?? named;
  const close = () => {
    setEditing(undefined);
    setClosed(closed + 1);
    if (named) setQuery({}, { replace: true });
  };
  const values = toStudentValues(user);
  const viewApplications = pilot ? (
    <DisabledEntry label={messages.viewApplications} why={messages.disabled} />
  ) : (
    <ButtonLink asChild look="ghost">
      <Link to={myApplicationsPath}>{messages.viewApplications}</Link>
    </ButtonLink>
  );
  const header = (title: string, actions: ReactNode = null) => (
    <ProfileHeader title={title} name={user.fullName} email={user.email} actions={actions} />
  );
  if (open)
    return (
      <Stack gap="6">
        {header(messages.studentTitle, viewApplications)}
        <MissingFields names={user.missingFields} />
        <Resume stored={Boolean(user.resumeUrl)} />
        <StudentEdit
          userId={user.id}
          values={values}
          missing={user.missingFields}
          adding={open === 'all' ? undefined : open}
          onDone={close}
        />
      </Stack>
    );
  const profile = (
    <Stack gap="5" pt="5">
      {header(
        messages.studentTitle,
        <>
          {viewApplications}
          <Button ref={editButton} type="button" onClick={() => setEditing('all')}>
            {messages.edit}
          </Button>
        </>,
      )}
      <StudentView values={values} hasResume={Boolean(user.resumeUrl)} onAdd={setEditing} aside={visaCard} />
    </Stack>
  );
  const titled = (title: string, content: ReactNode) => (
    <Stack gap="5">
      {header(title)}
      {content}
    </Stack>
  );
  return (
    <Stack gap="4">
      <MissingFields names={user.missingFields} />
      <StudentTabs
        views={{
          matches: others.matches,
          applications: pilot ? undefined : view(titled(messages.applicationsTitle, others.applications)),
          saved: pilot ? undefined : view(others.saved),
          profile,
          visa: view(titled(messages.visaTitle, others.visa)),
          settings: view(titled(messages.settingsTitle, others.settings)),
        }}
      />
    </Stack>
  );
}
