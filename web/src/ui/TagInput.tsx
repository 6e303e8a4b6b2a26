import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useState } from 'react';
import { Button } from './button.ts';
import { Input } from './control.ts';
import { Field } from './Field.tsx';
import { TagList } from './TagList.tsx';

type TagInputProps = Readonly<{
  label: string;
  helper?: string;
  values: readonly string[];
  onValues: (values: string[]) => void;
}>;

/** Short texts, added with Enter or the button and removed one by one. */
export function TagInput({ label, helper, values, onValues }: TagInputProps) {
  const [text, setText] = useState('');
  const add = () => {
    const added = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !values.includes(part));
    onValues([...values, ...new Set(added)]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      <Field label={label} helper={helper}>
        {(control) => (
          <chakra.div display="flex" gap="2">
            <Input
              {...control}
              autoComplete="off"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button type="button" look="ghost" disabled={!text.trim()} onClick={add}>
              Add
            </Button>
          </chakra.div>
        )}
      </Field>
      <TagList values={values} onValues={onValues} />
    </div>
  );
}
