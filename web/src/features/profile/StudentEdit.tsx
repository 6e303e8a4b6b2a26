import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { FormShell } from '../../forms/FormShell.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { useShown } from '../../ui/Settled.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { EducationFields } from './EducationFields.tsx';
import { ExperienceFields } from './ExperienceFields.tsx';
import { storeLists } from './stored-lists.ts';
import { messages } from './messages.ts';
import { type ProfilePart, sectionOf } from './profile-parts.ts';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import { ActivitiesField, LanguagesField, SkillsField } from './TagFields.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { emptyEducation, emptyExperience, type StudentValues, studentForm, toStudentInput } from './student-form.ts';

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
  /** The part that is being added: the form opens there. */
  adding?: ProfilePart | undefined;
  onDone: () => void;
}>;

/** The values with an empty entry in the list that is being added to. */
const withEntryToFill = (values: StudentValues, adding: ProfilePart | undefined): StudentValues => {
  if (adding === 'education' && values.education.length === 0) return { ...values, education: [emptyEducation] };
  if (adding === 'experience' && values.experience.length === 0) return { ...values, experience: [emptyExperience] };
  return values;
};

export function StudentEdit({ userId, values, missing, adding, onDone }: StudentEditProps) {
  const [update] = useMutation(UpdateStudentProfile);
  const form = useServerForm({
    schema: studentForm,
    values: withEntryToFill(values, adding),
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
  const shown = useShown();
  useEffect(() => {
    if (adding && shown) document.getElementById(sectionOf(adding))?.querySelector('input')?.focus();
  }, [adding, shown]);
  return (
    <FormShell form={form} actions={<SaveBar onCancel={onDone} />}>
      <Section title="About you">
        <StudentFacts withBirthday={missing.includes('date_of_birth')} />
      </Section>
      <EducationFields />
      <ExperienceFields />
      <Section id={sectionOf('skills')} title="Skills">
        <SkillsField />
      </Section>
      <Section id={sectionOf('languages')} title="Languages">
        <LanguagesField />
      </Section>
      <Section id={sectionOf('activities')} title="Extracurricular activities">
        <ActivitiesField />
      </Section>
    </FormShell>
  );
}
