import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EventType, isEventType } from '@waratah/events/catalog';
import { root } from '@waratah/stack/settings';

const typesIn = (text: string): readonly EventType[] =>
  [...text.matchAll(/'([a-z_.0-9]+)'/g)].map(([, quoted = '']) => quoted).filter(isEventType);

/** The files that match a pattern, with their text. */
export const textsOf = async (pattern: string) => {
  const files = (await Array.fromAsync(glob(pattern, { cwd: root }))).toSorted();
  return Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const));
};

const serviceOf = (file: string) => file.split('/')[1] ?? '';

type Listener = Readonly<{ service: string; types: readonly EventType[] }>;

/** Each service with the events that it handles, and those that it follows for a copy in memory. */
export const readListeners = async () => {
  const listener = ([file, text]: readonly [string, string]): Listener => ({
    service: serviceOf(file),
    types: typesIn(text),
  });
  const handle = (await textsOf('services/*/src/consumers.ts')).map(listener);
  const follow = (await textsOf('services/*/src/store/*.ts'))
    .filter(([, text]) => text.includes('followEvents('))
    .map(listener);
  return { handle, follow };
};

/** Services that ask for email. */
export const readMailSenders = async (): Promise<ReadonlySet<string>> => {
  const texts = await textsOf('services/*/src/**/*.ts');
  const sending = texts.filter(([file, text]) => text.includes('requestMail(') && serviceOf(file) !== 'kit');
  return new Set(sending.map(([file]) => serviceOf(file)));
};
