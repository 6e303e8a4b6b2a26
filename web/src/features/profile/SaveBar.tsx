import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.ts';
import { messages } from './messages.ts';

export function SaveBar({ saving, onCancel }: Readonly<{ saving: boolean; onCancel: () => void }>) {
  return (
    <chakra.div display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">
      <Button type="button" look="ghost" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button type="submit" disabled={saving}>
        {saving ? messages.saving : messages.save}
      </Button>
    </chakra.div>
  );
}
