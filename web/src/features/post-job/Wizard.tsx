import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { uploadFile } from '../../lib/api/rest.ts';
import { errorCode, serverDetail } from '../../lib/api/server-errors.ts';
import { showServerErrors } from '../../forms/show-server-errors.ts';
import { dashboardPath, draftsPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { Heading } from '../../ui/text.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import type { WizardMode } from './autosave.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { CompensationStep } from './CompensationStep.tsx';
import { DocumentField } from './DocumentField.tsx';
import { messages } from './messages.ts';
import { RequirementsStep } from './RequirementsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SavedAt } from './SavedAt.tsx';
import { StepList } from './StepList.tsx';
import { useAutosave } from './use-autosave.ts';
import { useWizardActions } from './use-wizard-actions.ts';
import { VisasStep } from './VisasStep.tsx';
import { emptyWizard, lastStep, type WizardValues } from './wizard-form.ts';
import { type Problems, problemsOfDraft, problemsOfStep, problemsToPublish, stepOf } from './wizard-rules.ts';

/** How long the words of success are shown before the next screen (spec section 9). */
const draftRedirectMs = 1500;
const publishRedirectMs = 900;

/** What the form begins with. */
export type Start = Readonly<{
  values: WizardValues;
  /** As the server has it; what is sent of an edited ad is the difference. */
  stored: WizardValues;
  step: number;
  version: number;
  wish: string;
  /** The wish was sent before, and what became of it is not known. */
  sent: boolean;
  /** When the values were kept in this browser; undefined when they come from elsewhere. */
  keptAt: string | undefined;
}>;

type WizardProps = Readonly<{ userId: number; mode: WizardMode; start: Start; onStartAgain: () => void }>;

type Rule = (values: WizardValues) => Problems;

const errorsOf = (problems: Problems): FieldErrors<WizardValues> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]));

export function Wizard({ userId, mode, start, onStartAgain }: WizardProps) {
  const navigate = useNavigate();
  const [step, setStep] = useState(start.step);
  const [reached, setReached] = useState(mode.kind === 'edit' ? lastStep : start.step);
  const [document, setDocument] = useState<File>();
  const [leavingTo, setLeavingTo] = useState<Readonly<{ path: string; afterMs: number }>>();
  const [changedElsewhere, setChangedElsewhere] = useState(false);

  /** Only what is asked at the moment is judged: a step, a draft, or the whole. */
  const rule = useRef<Rule>(() => ({}));
  const resolver: Resolver<WizardValues> = (values) => {
    const problems = rule.current(values);
    const wrong = Object.keys(problems).length > 0;
    return wrong ? { values: {}, errors: errorsOf(problems) } : { values, errors: {} };
  };
  const form = useForm<WizardValues>({ resolver, defaultValues: start.values });
  const { errors, isSubmitting } = form.formState;
  const sent = useRef(start.sent);
  const beside = () => ({ step, version: start.version, wish: sent.current ? start.wish : '' });
  const { savedAt, keep, forget } = useAutosave({ form, userId, mode, beside, step, keptBefore: start.keptAt });
  const { saveDraft, publish } = useWizardActions({ mode, ...start });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!leavingTo) return;
    const timer = setTimeout(() => navigate(leavingTo.path), leavingTo.afterMs);
    return () => clearTimeout(timer);
  }, [leavingTo, navigate]);

  const goTo = (next: number) => {
    form.reset(undefined, { keepValues: true, keepDirty: true });
    setStep(next);
    setReached(Math.max(reached, next));
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  };

  const attempt = (judged: Rule, onValid: (values: WizardValues) => unknown) => {
    rule.current = judged;
    void form.handleSubmit(
      async (values) => void (await onValid(values)),
      // What is wrong on another step is shown there.
      (found) => {
        const wrong = Object.keys(found).map(stepOf);
        if (wrong.length > 0 && !wrong.includes(step)) setStep(Math.min(...wrong));
      },
    )();
  };

  const next = () =>
    attempt(
      (values) => problemsOfStep(step, values),
      () => goTo(step + 1),
    );

  const refused = (error: unknown, fallback: string) => {
    if (errorCode(error) === 'CONFLICT' && mode.kind !== 'create') setChangedElsewhere(true);
    const message = serverDetail(error) ?? fallback;
    showServerErrors(error, form, { message, aliases: { expiresAt: 'expiresOn' } });
    toastBad(message);
  };

  const keepAsDraft = () =>
    attempt(
      (values) => problemsOfDraft(step, values),
      async (values) => {
        try {
          await saveDraft(values, step);
        } catch (error) {
          return refused(error, messages.draftNotSaved);
        }
        forget();
        form.reset(emptyWizard);
        toastOk(mode.kind === 'draft' ? messages.draftUpdated : messages.draftSaved);
        setLeavingTo({ path: draftsPath, afterMs: draftRedirectMs });
      },
    );

  const editing = mode.kind === 'edit';
  const finish = () =>
    attempt(problemsToPublish, async (values) => {
      sent.current = true;
      keep();
      try {
        const id = await publish(values, step);
        if (document && id !== undefined) await sendDocument(id, document);
      } catch (error) {
        return refused(error, editing ? messages.notUpdated : messages.notPosted);
      }
      forget();
      toastOk(editing ? messages.updated : messages.posted);
      setLeavingTo({ path: dashboardPath, afterMs: publishRedirectMs });
    });

  const startAgain = () => {
    forget();
    onStartAgain();
  };
  const busy = isSubmitting || leavingTo !== undefined;
  const steps = [
    <BasicsStep key="basics" />,
    <RequirementsStep key="requirements" />,
    <CompensationStep key="compensation" />,
    <VisasStep key="visas" />,
    <ReviewStep key="review" onStep={goTo} document={<DocumentField file={document} onFile={setDocument} />} />,
  ];
  return (
    <FormProvider {...form}>
      <Stack gap="5">
        <StepList step={step} reached={reached} onStep={goTo} />
        <Card padded>
          <Form noValidate onSubmit={(event) => (event.preventDefault(), step < lastStep ? next() : finish())}>
            <chakra.div display="flex" flexWrap="wrap" columnGap="4" alignItems="center" justifyContent="space-between">
              <Heading ref={heading} tabIndex={-1} outline="none">
                {messages.steps[step]}
              </Heading>
              <SavedAt
                savedAt={savedAt}
                restored={start.keptAt !== undefined}
                discard={mode.kind === 'create' ? messages.startOver : messages.discard}
                onDiscard={startAgain}
              />
            </chakra.div>
            {steps[step]}
            <FormError message={errors.root?.message} />
            {changedElsewhere ? (
              <Button type="button" look="ghost" onClick={startAgain} justifySelf="start">
                {messages.loadSaved}
              </Button>
            ) : null}
            <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
              <chakra.div display="flex" gap="3">
                {step > 0 ? (
                  <Button type="button" look="ghost" disabled={busy} onClick={() => goTo(step - 1)}>
                    {messages.back}
                  </Button>
                ) : null}
              </chakra.div>
              <chakra.div display="flex" flexWrap="wrap" gap="3" ml="auto">
                {editing ? null : (
                  <Button type="button" look="ghost" disabled={busy} onClick={keepAsDraft}>
                    {messages.saveDraft}
                  </Button>
                )}
                {editing && step < lastStep ? (
                  <Button type="button" look="ghost" disabled={busy} onClick={finish}>
                    {messages.save}
                  </Button>
                ) : null}
                {step < lastStep ? (
                  <Button type="submit" disabled={busy}>
                    {messages.next}
                  </Button>
                ) : (
                  <Button type="submit" disabled={busy}>
                    {lastLabel(editing, busy)}
                  </Button>
                )}
              </chakra.div>
            </chakra.div>
          </Form>
        </Card>
      </Stack>
    </FormProvider>
  );
}

const lastLabel = (editing: boolean, busy: boolean) => {
  if (editing) return busy ? messages.saving : messages.save;
  return busy ? messages.publishing : messages.publish;
};

/** The ad is published whatever becomes of its document (spec section 7). */
const sendDocument = async (id: number, file: File) => {
  try {
    await uploadFile(`/auth/employer/jobs/${id}/document`, file);
  } catch (error) {
    console.warn('The document of the job was not uploaded', error);
  }
};
