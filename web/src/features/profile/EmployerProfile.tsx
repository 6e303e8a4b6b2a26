import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { postJobPath } from '../../lib/paths.ts';
import { hasKept } from '../../lib/session/kept-forms.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { SideBySide, Stack } from '../../ui/layout.ts';
import { EmployerEdit, keptProfile } from './EmployerEdit.tsx';
import { EmployerView } from './EmployerView.tsx';
import { toEmployerValues } from './employer-form.ts';
import { MissingFields } from './MissingFields.tsx';
import { messages } from './messages.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

export const EmployerProfileFields = graphql(`
  fragment EmployerProfile on User {
    id
    email
    fullName
    contactNumber
    companyName
    companyAbn
    employerRoleTitle
    companyWebsite
    companySize
    industry
    companyDescription
    companyLogoUrl
    missingFields
  }
`);

type EmployerProfileProps = Readonly<{
  user: FragmentType<typeof EmployerProfileFields>;
  /** Cards of other features, shown unless the profile is being edited. */
  aside: ReactNode;
}>;

export function EmployerProfile({ user: masked, aside }: EmployerProfileProps) {
  const user = readFragment(EmployerProfileFields, masked);
  // Unsaved values from before a reload are shown at once.
  const [editing, setEditing] = useState(() => hasKept(keptProfile(user.id)));
  const values = toEmployerValues(user);
  const actions = editing ? null : (
    <>
      <Button type="button" look="ghost" onClick={() => setEditing(true)}>
        {messages.edit}
      </Button>
      <ButtonLink asChild>
        <Link to={postJobPath}>{messages.postJob}</Link>
      </ButtonLink>
    </>
  );
  return (
    <Stack gap="6">
      <ProfileHeader
        title={messages.employerTitle}
        name={user.companyName ?? user.fullName}
        email={user.email}
        logoUrl={user.companyLogoUrl}
        actions={actions}
      />
      <MissingFields names={user.missingFields} />
      {editing ? (
        <EmployerEdit userId={user.id} values={values} logoUrl={user.companyLogoUrl} onDone={() => setEditing(false)} />
      ) : (
        <SideBySide>
          <EmployerView values={values} />
          <Stack gap="5">{aside}</Stack>
        </SideBySide>
      )}
    </Stack>
  );
}
