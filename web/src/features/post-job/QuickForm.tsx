import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Fold } from '../../ui/Fold.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/form.ts';
import { Row } from '../../ui/layout.ts';
import { BesideForm } from './BesideForm.tsx';
import { Discarded } from './Discarded.tsx';
import { messages } from './messages.ts';
import { QuickDetails } from './QuickDetails.tsx';
import { QuickFields } from './QuickFields.tsx';
import { problemInWords, type QuickValues, toJobInput } from './quick-form.ts';
import type { QuickStart } from './quick-start.ts';
import { Reach } from './Reach.tsx';
import { SavedAt } from './SavedAt.tsx';
import { useQuickForm } from './use-quick-form.ts';
import { useWrittenInput } from './use-written-input.ts';

const QuickReach = () => <Reach input={useWrittenInput(toJobInput)} />;

/** What is wrong, above the buttons. */
function Problems() {
  const { errors } = useFormState<QuickValues>();
  return <FormError message={problemInWords(errors) ?? errors.root?.message} />;
}

type ButtonsProps = Readonly<{ isDone: boolean; onDraft: () => Promise<void> }>;

function Buttons({ isDone, onDraft }: ButtonsProps) {
  const { isSubmitting } = useFormState();
  const [isKeeping, setKeeping] = useState(false);
  const keep = async () => {
    setKeeping(true);
    await onDraft();
    setKeeping(false);
  };
  const busy = isSubmitting || isDone;
  return (
    <Row gap="3" flexWrap="wrap" ml="auto">
      <Button type="button" look="ghost" disabled={busy} onClick={() => void keep()}>
        {isKeeping ? messages.saving : messages.keepAsDraft}
      </Button>
      <Button type="submit" disabled={busy}>
        {isSubmitting && !isKeeping ? messages.publishing : messages.publish}
      </Button>
    </Row>
  );
}

type QuickFormProps = Readonly<{
  userId: number;
  start: QuickStart;
  /** Replaces the form by an empty one; `left` is its current content, for undo. */
  onStartAgain: (left: QuickStart) => void;
  /** Restores the content that starting again discarded; undefined if there is none. */
  onUndo: (() => void) | undefined;
}>;

/** The quick form next to who may take the job. */
export function QuickForm({ userId, start, onStartAgain, onUndo }: QuickFormProps) {
  const { form, savedAt, isDone, publish, keepAsDraft, leave } = useQuickForm(userId, start);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void publish();
  };
  return (
    <FormProvider {...form}>
      {onUndo ? <Discarded cleared={start.values} onUndo={onUndo} /> : null}
      <BesideForm beside={<QuickReach />}>
        <Card padded>
          <Form noValidate onSubmit={submit}>
            <QuickFields />
            <Fold summary="Add details" hint="Better matches">
              <QuickDetails />
            </Fold>
            <Problems />
            <Row flexWrap="wrap" justifyContent="space-between">
              {/* Narrow screens always keep a line for it, so that the buttons do not move when the form is saved. */}
              <chakra.div w={{ base: 'full', md: 'auto' }}>
                <SavedAt
                  savedAt={savedAt}
                  restored={start.savedAt !== undefined}
                  discard={messages.startOver}
                  onDiscard={() => onStartAgain(leave())}
                />
              </chakra.div>
              <Buttons isDone={isDone} onDraft={keepAsDraft} />
            </Row>
          </Form>
        </Card>
      </BesideForm>
    </FormProvider>
  );
}
