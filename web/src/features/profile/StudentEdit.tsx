import { useMutation } from '@apollo/client/react';
import { FormShell } from '../../forms/FormShell.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { toastOk } from '../../ui/toasts.ts';
import { EducationFields } from './EducationFields.tsx';
import { ExperienceFields } from './ExperienceFields.tsx';
import { storeLists } from './stored-lists.ts';
import { messages } from './messages.ts';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import { ActivitiesField, LanguagesField, SkillsField } from './TagFields.tsx';
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
      const input = toStudentInput(edited);
      const { data } = await update({ variables: { input } });
      if (data) updateUser(toSessionUser(data.updateStudentProfile));
      storeLists(userId, input);
      toastOk(messages.saved);
      onDone();
    },
    failure: (error) => serverDetail(error) ?? messages.notSaved,
  });
  return (
    <FormShell form={form} actions={<SaveBar onCancel={onDone} />}>
      <Section title="About you">
        <StudentFacts withBirthday={missing.includes('date_of_birth')} />
      </Section>
      <EducationFields />
      <ExperienceFields />
      <Section title="Skills">
        <SkillsField />
      </Section>
      <Section title="Languages">
        <LanguagesField />
      </Section>
      <Section title="Extracurricular activities">
        <ActivitiesField />
      </Section>
    </FormShell>
  );
}
