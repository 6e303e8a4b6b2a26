import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.ts';
import { Section } from './Section.tsx';

type EntryListProps = Readonly<{
  id: string;
  title: string;
  /** What an entry is called, such as 'education'. */
  entry: string;
  ids: readonly string[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}>;

const Entry = chakra('fieldset', {
  base: { minW: 0, pb: '5', mb: '5', borderBottomWidth: '1px', borderColor: 'line' },
});

/** A list of entries that can be added and removed. */
export function EntryList({ id: listId, title, entry, ids, onAdd, onRemove, children }: EntryListProps) {
  return (
    <Section id={listId} title={title}>
      {ids.map((id, index) => (
        <Entry key={id}>
          <chakra.legend srOnly>
            {title} {index + 1}
          </chakra.legend>
          {children(index)}
          <Button
            type="button"
            look="danger"
            size="sm"
            mt="4"
            aria-label={`Remove ${entry} ${index + 1}`}
            onClick={() => onRemove(index)}
          >
            Remove
          </Button>
        </Entry>
      ))}
      <Button type="button" look="ghost" onClick={onAdd}>
        Add {entry}
      </Button>
    </Section>
  );
}
