import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type FieldValues, useController, useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormShell, type ServerForm } from '../../forms/FormShell.tsx';
import { useField } from '../../forms/field.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { usePlaceSuggestions } from '../../lib/api/use-place-suggestions.ts';
import { useSuggestedText } from '../../forms/use-suggested-text.ts';
import { VisaField } from '../../forms/VisaField.tsx';
import { useSkillSuggestions } from '../../lib/api/use-skill-suggestions.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { withTyped } from '../../lib/tags.ts';
import { Button } from '../../ui/button.ts';
import { DayChoices, TimeChoices } from '../../ui/DayChoices.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Row } from '../../ui/layout.ts';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { SuggestTags } from '../../ui/SuggestTags.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { UniversityField } from '../../forms/UniversityField.tsx';
import { messages } from './messages.ts';
import type { Choice } from './resume-entries.ts';
import { SaveHours, useSaveStep } from './save-step.ts';
import { enoughSkills, needsUniversity, type StepName } from './steps.ts';
import { useAddFound } from './use-add-found.ts';

export type Profile = Readonly<{
  id: number;
  visaStatus?: string | null;
  university?: string | null;
  degree?: string | null;
  citySuburb?: string | null;
  skills: readonly string[];
}>;

type StepProps = Readonly<{
  profile: Profile;
  /** What was found in a resume and is shown for confirmation above the form. */
  choice?: Choice | undefined;
  /** Whether something else on the page is more important, so that the form's button is not the main one. */
  quiet: boolean;
  onSaved: (name: StepName) => void;
  onSkip: () => void;
}>;

/** The storage name for unsent values of a step. */
export const keptStep = (userId: number, name: StepName) => `start:${userId}:${name}`;

const failure = (error: unknown) => serverDetail(error) ?? messages.notSaved;

type FrameProps<Values extends FieldValues> = Readonly<{
  form: ServerForm<Values>;
  quiet: boolean;
  onSkip: () => void;
  children: ReactNode;
}>;

const Frame = <Values extends FieldValues>({ form, quiet, onSkip, children }: FrameProps<Values>) => (
  <FormShell
    form={form}
    actions={
      <Row flexWrap="wrap">
        <SubmitButton look={quiet ? 'ghost' : 'primary'} label={messages.save} busyLabel={messages.saving} />
        <Button type="button" look="plain" onClick={onSkip}>
          {messages.skip}
        </Button>
      </Row>
    }
  >
    {children}
  </FormShell>
);

const visaForm = z.object({
  visaStatus: z.string().check(z.minLength(1, messages.visaRequired)),
  university: z.string(),
  degree: z.string(),
});

function VisaStep({ profile, quiet, onSaved, onSkip }: StepProps) {
  const save = useSaveStep();
  const form = useServerForm({
    schema: visaForm,
    values: {
      visaStatus: profile.visaStatus ?? '',
      university: profile.university ?? '',
      degree: profile.degree ?? '',
    },
    keeping: { as: keptStep(profile.id, 'visa') },
    send: async (input) => {
      await save(input);
      onSaved('visa');
    },
    failure,
  });
  return (
    <Frame form={form} quiet={quiet} onSkip={onSkip}>
      <FieldRow>
        <VisaField control={form.control} name="visaStatus" label={messages.visa} keeps="label" />
        <StudyFields />
      </FieldRow>
    </Frame>
  );
}

/** The fields for the studies, used by several forms. */
function StudyFields() {
  const field = useField<z.infer<typeof studiesForm>>();
  return (
    <>
      <UniversityField {...field('university')} />
      <TextField label={messages.degree} autoComplete="off" {...field('degree')} />
    </>
  );
}

const degree = z.string().check(z.trim(), z.minLength(1, messages.degreeRequired));
const degreeForm = z.object({ university: z.string(), degree });
const studiesForm = z.object({
  university: z.string().check(z.trim(), z.minLength(1, messages.universityRequired)),
  degree,
});

function StudiesStep({ profile, quiet, onSaved, onSkip }: StepProps) {
  const save = useSaveStep();
  const form = useServerForm({
    schema: needsUniversity(profile) ? studiesForm : degreeForm,
    values: { university: profile.university ?? '', degree: profile.degree ?? '' },
    keeping: { as: keptStep(profile.id, 'studies') },
    send: async (input) => {
      await save(input);
      onSaved('studies');
    },
    failure,
  });
  return (
    <Frame form={form} quiet={quiet} onSkip={onSkip}>
      <FieldRow>
        <StudyFields />
      </FieldRow>
    </Frame>
  );
}

const suburbForm = z.object({ citySuburb: z.string().check(z.trim(), z.minLength(1, messages.suburbRequired)) });

function SuburbStep({ profile, quiet, onSaved, onSkip }: StepProps) {
  const save = useSaveStep();
  const form = useServerForm({
    schema: suburbForm,
    values: { citySuburb: profile.citySuburb ?? '' },
    keeping: { as: keptStep(profile.id, 'suburb') },
    send: async (input) => {
      await save(input);
      onSaved('suburb');
    },
    failure,
  });
  const city = useSuggestedText({ control: form.control, name: 'citySuburb' });
  const suggestPlaces = usePlaceSuggestions(city.value);
  return (
    <Frame form={form} quiet={quiet} onSkip={onSkip}>
      <SuggestField label={messages.suburb} autoComplete="off" suggest={suggestPlaces} {...city} />
    </Frame>
  );
}

const skillsForm = z.object({ skills: z.array(z.string()), typed: z.string() });
const someSkills = skillsForm.check(
  z.refine(({ skills, typed }) => withTyped(skills, typed).length >= enoughSkills, {
    path: ['typed'],
    error: messages.skillRequired(enoughSkills),
  }),
);

function SkillsStep({ profile, choice, onSaved, onSkip }: StepProps) {
  const save = useSaveStep();
  const [addFound] = useAddFound();
  const form = useServerForm({
    // Without a skill of its own the form still saves what was found in a resume.
    schema: choice ? skillsForm : someSkills,
    values: { skills: [...profile.skills], typed: '' },
    keeping: { as: keptStep(profile.id, 'skills') },
    send: async (values) => {
      const skills = withTyped(values.skills, values.typed);
      await (choice ? addFound(choice, skills) : save({ skills }));
      onSaved('skills');
    },
    failure,
  });
  return (
    <Frame form={form} quiet onSkip={onSkip}>
      <SkillTags about={profile.degree ?? ''} />
    </Frame>
  );
}

function SkillTags({ about }: { about: string }) {
  const { control } = useFormContext<z.infer<typeof skillsForm>>();
  const skills = useController({ control, name: 'skills' }).field;
  const typed = useController({ control, name: 'typed' });
  const text = useWatch({ control, name: 'typed' });
  return (
    <SuggestTags
      label={messages.skill}
      helper={typed.fieldState.error?.message ?? messages.skillHelper}
      values={skills.value}
      onValues={skills.onChange}
      text={text}
      onText={typed.field.onChange}
      suggestions={useSkillSuggestions(text, about)}
      keepsText
    />
  );
}

const isHours = (text: string) => text.trim() === '' || (Number(text) >= 1 && Number(text) <= 60);
const hoursForm = z
  .object({
    hoursWanted: z.string().check(z.refine(isHours, messages.hoursRule)),
    daysWanted: z.array(z.string()),
    timesWanted: z.array(z.string()),
  })
  .check(
    z.refine(
      ({ hoursWanted, daysWanted, timesWanted }) => Boolean(hoursWanted.trim() || daysWanted[0] || timesWanted[0]),
      {
        path: ['hoursWanted'],
        error: messages.hoursRequired,
      },
    ),
  );

function HoursStep({ profile, quiet, onSaved, onSkip }: StepProps) {
  const [save] = useMutation(SaveHours);
  const form = useServerForm({
    schema: hoursForm,
    values: { hoursWanted: '', daysWanted: [], timesWanted: [] },
    keeping: { as: keptStep(profile.id, 'hours') },
    send: async ({ hoursWanted, ...when }) => {
      await save({
        variables: { input: { ...when, ...(hoursWanted.trim() && { hoursWanted: Number(hoursWanted) }) } },
      });
      onSaved('hours');
    },
    failure,
  });
  return (
    <Frame form={form} quiet={quiet} onSkip={onSkip}>
      <HoursFields />
    </Frame>
  );
}

const Wanted = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
  },
});

function HoursFields() {
  const field = useField<z.infer<typeof hoursForm>>();
  return (
    <Wanted>
      <TextField label={messages.hours} inputMode="decimal" autoComplete="off" {...field('hoursWanted')} />
      <DayChoices legend={messages.days} {...field('daysWanted')} />
      <TimeChoices legend={messages.times} {...field('timesWanted')} />
    </Wanted>
  );
}

const forms = {
  visa: VisaStep,
  suburb: SuburbStep,
  skills: SkillsStep,
  hours: HoursStep,
  studies: StudiesStep,
} satisfies Record<StepName, unknown>;

/** The form of a step, whose fields are saved together. */
export function StepForm({ name, ...props }: StepProps & Readonly<{ name: StepName }>) {
  const Form = forms[name];
  return <Form {...props} />;
}
