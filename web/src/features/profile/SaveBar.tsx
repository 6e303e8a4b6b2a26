import { chakra } from '@chakra-ui/react/styled-system';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { Button } from '../../ui/button.ts';
import { messages } from './messages.ts';

export function SaveBar({ onCancel }: Readonly<{ onCancel: () => void }>) {
  return (
    <chakra.div display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
      <Button type="button" look="ghost" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <SubmitButton label={messages.save} busyLabel={messages.saving} />
    </chakra.div>
  );
}
