import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';

const inWords = (name: string) =>
  name.replaceAll('_', ' ').replace('company abn', 'ABN').replace('city suburb', 'city/suburb');

/** Fields of the register form that an account made through Google lacks. */
export function MissingFields({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warn">
      <b>{messages.incompleteTitle}.</b> {messages.incomplete(names.map(inWords).join(', '))}
    </Notice>
  );
}
