import { useMutation } from '@apollo/client/react';
import { useController } from 'react-hook-form';
import { FormShell } from '../../forms/FormShell.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { TagInput } from '../../ui/TagInput.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { EducationFields } from './EducationFields.tsx';
import { ExperienceFields } from './ExperienceFields.tsx';
import { storeLists } from './stored-lists.ts';
import { messages } from './messages.ts';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { type StudentValues, studentForm, toStudentInput } from './student-form.ts';

const UpdateStudentProfile = graphql(`
  mutation UpdateStudentProfile($input: StudentProfileInput!) {
    updateStudentProfile(input: $input) {
      ...SessionUser
      ...StudentProfile
    }
  }
`);

type StudentEditProps = Readonly<{
  userId: number;
  values: StudentValues;
  /** The fields that registration requires and the account lacks. */
  missing: readonly string[];
  onDone: () => void;
}>;

export function StudentEdit({ userId, values, missing, onDone }: StudentEditProps) {
  const [update] = useMutation(UpdateStudentProfile);
  const form = useServerForm({
    schema: studentForm,
    values,
    guarded: true,
    send: async (edited) => {
      const { data } = await update({ variables: { input: toStudentInput(edited) } });
      if (data) updateUser(toSessionUser(data.updateStudentProfile));
      storeLists(userId, edited);
      toastOk(messages.saved);
      onDone();
    },
    failure: (error) => serverDetail(error) ?? messages.notSaved,
  });
  const skills = useController({ control: form.control, name: 'skills' }).field;
  const activities = useController({ control: form.control, name: 'activities' }).field;
  return (
    <FormShell form={form} actions={<SaveBar onCancel={onDone} />}>
      <Section title="About you">
        <StudentFacts withBirthday={missing.includes('date_of_birth')} />
      </Section>
      <EducationFields />
      <ExperienceFields />
      <Section title="Skills">
        <TagInput
          label="Add a skill"
          helper="Press Enter after each one"
          values={skills.value}
          onValues={skills.onChange}
        />
      </Section>
      <Section title="Extracurricular activities">
        <TagInput
          label="Add an activity"
          helper="Clubs, volunteering, sport"
          values={activities.value}
          onValues={activities.onChange}
        />
      </Section>
    </FormShell>
  );
}
