import { chakra } from '@chakra-ui/react/styled-system';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { messages } from './messages.ts';

export function SearchForm({ find, onFind }: Readonly<{ find: string; onFind: (find: string) => void }>) {
  const [text, setText] = useDraft(find);
  return (
    <chakra.form
      role="search"
      display="flex"
      gap="3"
      alignItems="flex-start"
      flexWrap="wrap"
      mb="5"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim());
      }}
    >
      <chakra.div flex="1 1 260px">
        <TextField
          label={messages.find}
          helper={messages.findHelper}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </chakra.div>
      <Button type="submit" mt={{ base: '0', md: '28px' }}>
        {messages.search}
      </Button>
    </chakra.form>
  );
}
