import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { Stack } from '../../ui/layout.ts';
import { Heading } from '../../ui/text.ts';
import { BesideForm } from './BesideForm.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { CompensationStep } from './CompensationStep.tsx';
import { Discarded } from './Discarded.tsx';
import { DocumentField } from './DocumentField.tsx';
import { messages } from './messages.ts';
import { Reach } from './Reach.tsx';
import { ReachLine } from './ReachLine.tsx';
import { RequirementsStep } from './RequirementsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SavedAt } from './SavedAt.tsx';
import { StepList } from './StepList.tsx';
import { useWizard, type WizardOptions } from './use-wizard.ts';
import { useWrittenInput } from './use-written-input.ts';
import { VisasStep } from './VisasStep.tsx';
import { WizardButtons } from './WizardButtons.tsx';
import { lastStep } from './wizard-fields.ts';
import { toWizardInput } from './wizard-input.ts';

const WizardReach = () => <Reach input={useWrittenInput(toWizardInput)} />;
const WizardReachLine = () => <ReachLine input={useWrittenInput(toWizardInput)} />;

/** The wizard for an ad, in five steps. */
export function Wizard(options: WizardOptions) {
  const { mode, start } = options;
  const heading = useRef<HTMLHeadingElement>(null);
  const wizard = useWizard(options, () => heading.current?.focus());
  const { form, step, busy, open } = wizard;
  const steps = [
    <BasicsStep key="basics" />,
    <RequirementsStep key="requirements" />,
    <CompensationStep key="compensation" />,
    <VisasStep key="visas" />,
    <ReviewStep
      key="review"
      onStep={open}
      document={<DocumentField file={wizard.document} onFile={wizard.setDocument} />}
    />,
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step < lastStep) open(step + 1);
    else void wizard.finish();
  };
  return (
    <FormProvider {...form}>
      <Stack gap="5">
        <StepList step={step} reached={wizard.reached} onStep={open} />
        {options.onUndo ? <Discarded cleared={start.values} onUndo={options.onUndo} /> : null}
        <BesideForm beside={<WizardReach />}>
          <Card padded>
            <Form noValidate onSubmit={submit}>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                columnGap="4"
                alignItems="center"
                justifyContent="space-between"
              >
                <Heading ref={heading} tabIndex={-1} outline="none">
                  {messages.steps[step]}
                </Heading>
                <SavedAt
                  savedAt={wizard.savedAt}
                  restored={start.savedAt !== undefined}
                  discard={mode.kind === 'create' ? messages.startOver : messages.discard}
                  onDiscard={wizard.startAgain}
                />
              </chakra.div>
              {steps[step]}
              <WizardReachLine />
              <FormError message={form.formState.errors.root?.message} />
              {wizard.changedElsewhere ? (
                <Button type="button" look="ghost" onClick={wizard.startAgain} justifySelf="start">
                  {messages.loadSaved}
                </Button>
              ) : null}
              <WizardButtons
                step={step}
                editing={mode.kind === 'edit'}
                busy={busy}
                onBack={() => open(step - 1)}
                onSaveDraft={() => void wizard.saveDraft()}
                onFinish={() => void wizard.finish()}
              />
            </Form>
          </Card>
        </BesideForm>
      </Stack>
    </FormProvider>
  );
}
