import { type KeyboardEvent, useState } from 'react';
import { withTyped } from '../lib/tags.ts';
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
  /** Keeps typed text in the field on blur, for a form that also saves it; by default it becomes a tag. */
  keepsText?: boolean;
}>;

/** A list of short texts, chosen from suggestions or added with Enter, a comma, or by leaving the field. */
export function SuggestTags({
  label,
  helper,
  values,
  onValues,
  text,
  onText,
  suggestions,
  keepsText = false,
}: SuggestTagsProps) {
  const [announcement, setAnnouncement] = useState('');
  const add = (typed: string) => {
    const all = withTyped(values, typed);
    const added = all.slice(values.length);
    onText('');
    if (added.length === 0) return;
    onValues(all);
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
        selectsFirst
        onKeyDown={onKeyDown}
        onBlur={() => (keepsText ? undefined : add(text))}
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
