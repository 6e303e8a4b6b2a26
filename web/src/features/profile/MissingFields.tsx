import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';

const inWords = (name: string) =>
  name.replaceAll('_', ' ').replace('company abn', 'ABN').replace('city suburb', 'city/suburb');

/** Names the register fields that an account created through Google lacks. */
export function MissingFields({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warn">
      <b>{messages.incompleteTitle}.</b> {messages.incomplete(names.map(inWords).join(', '))}
    </Notice>
  );
}
