import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.ts';
import { messages } from './messages.ts';
import { lastStep } from './wizard-fields.ts';

const finishLabel = (editing: boolean, busy: boolean) => {
  if (editing) return busy ? messages.saving : messages.save;
  return busy ? messages.publishing : messages.publish;
};

type WizardButtonsProps = Readonly<{
  step: number;
  editing: boolean;
  busy: boolean;
  onBack: () => void;
  onSaveDraft: () => void;
  onFinish: () => void;
}>;

/** Back at the left; save draft, next or publish at the right. Changes to an existing ad can be saved on every step. */
export function WizardButtons({ step, editing, busy, onBack, onSaveDraft, onFinish }: WizardButtonsProps) {
  const isLast = step === lastStep;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
      <chakra.div display="flex" gap="3">
        {step > 0 ? (
          <Button type="button" look="ghost" disabled={busy} onClick={onBack}>
            {messages.back}
          </Button>
        ) : null}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" ml="auto">
        <Button type="button" look="ghost" disabled={busy} onClick={onSaveDraft}>
          {messages.saveDraft}
        </Button>
        {editing && !isLast ? (
          <Button type="button" look="ghost" disabled={busy} onClick={onFinish}>
            {messages.save}
          </Button>
        ) : null}
        <Button type="submit" disabled={busy}>
          {isLast ? finishLabel(editing, busy) : messages.next}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
