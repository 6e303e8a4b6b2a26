import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { showServerErrors } from '../../lib/forms/server-errors-in-form.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { TagInput } from '../../ui/TagInput.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { EducationFields } from './EducationFields.tsx';
import { ExperienceFields } from './ExperienceFields.tsx';
import { keepLists } from './kept-lists.ts';
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
  /** What registration demands and the account lacks. */
  missing: readonly string[];
  onDone: () => void;
}>;

export function StudentEdit({ userId, values, missing, onDone }: StudentEditProps) {
  const [update] = useMutation(UpdateStudentProfile);
  const form = useForm({ resolver: standardSchemaResolver(studentForm), defaultValues: values });
  const { control, formState } = form;
  useUnsaved(formState.isDirty);
  const save = form.handleSubmit(async (edited) => {
    const input = toStudentInput(edited);
    try {
      const { data } = await update({ variables: { input } });
      if (data) updateUser(toSessionUser(data.updateStudentProfile));
      keepLists(userId, edited);
      toastOk(messages.saved);
      onDone();
    } catch (error) {
      showServerErrors(error, form, { message: serverDetail(error) ?? messages.notSaved });
    }
  });
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={save}>
        <Section title="About you">
          <StudentFacts withBirthday={missing.includes('date_of_birth')} />
        </Section>
        <EducationFields />
        <ExperienceFields />
        <Section title="Skills">
          <Controller
            control={control}
            name="skills"
            render={({ field }) => (
              <TagInput
                label="Add a skill"
                helper="Press Enter after each one"
                values={field.value}
                onValues={field.onChange}
              />
            )}
          />
        </Section>
        <Section title="Extracurricular activities">
          <Controller
            control={control}
            name="activities"
            render={({ field }) => (
              <TagInput
                label="Add an activity"
                helper="Clubs, volunteering, sport"
                values={field.value}
                onValues={field.onChange}
              />
            )}
          />
        </Section>
        <FormError message={formState.errors.root?.message} />
        <SaveBar saving={formState.isSubmitting} onCancel={onDone} />
      </Form>
    </FormProvider>
  );
}
