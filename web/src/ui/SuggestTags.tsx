import { type KeyboardEvent, useState } from 'react';
import { SuggestField } from './SuggestField.tsx';
import { TagList } from './TagList.tsx';

type SuggestTagsProps = Readonly<{
  label: string;
  helper?: string;
  values: readonly string[];
  onValues: (values: string[]) => void;
  /** The text in the field. */
  text: string;
  onText: (text: string) => void;
  suggestions: readonly string[];
}>;

/** Short texts, chosen from suggestions or added with Enter, a comma, or by leaving the field. */
export function SuggestTags({ label, helper, values, onValues, text, onText, suggestions }: SuggestTagsProps) {
  const [announcement, setAnnouncement] = useState('');
  const add = (typed: string) => {
    const added = typed
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !values.some((value) => value.toLowerCase() === part.toLowerCase()));
    onText('');
    if (added.length === 0) return;
    onValues([...values, ...new Set(added)]);
    setAnnouncement(`${added.join(', ')} added`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add(text);
  };
  return (
    <div>
      <SuggestField
        label={label}
        helper={helper}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={100}
        value={text}
        onText={onText}
        onTake={add}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
        suggest={() => suggestions.filter((name) => !values.includes(name))}
      />
      <span role="status" style={hidden}>
        {announcement}
      </span>
      <TagList values={values} onValues={onValues} />
    </div>
  );
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
