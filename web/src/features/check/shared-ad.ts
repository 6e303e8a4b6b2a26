import * as z from 'zod/mini';
import { checkPath } from '../../lib/paths.ts';

/** Where phones send what is shared to the portal; public/share-target.js takes it from there. */
const target = `${checkPath}/shared`;

/** The end of the address of the page that such an ad was sent to. */
export const sharedHash = '#shared';

/** How long the worker may take to answer. */
const longestMs = 5_000;

const Shared = z.nullable(z.object({ words: z.array(z.string()), files: z.array(z.instanceof(File)) }));

/**
 * An ad that another app shared: the first file, whether there are others, and words beside it; or words alone, which are
 * short if they are little more than links, since those are not opened.
 */
export type SharedAd = Readonly<
  | { kind: 'file'; file: File; hasOthers: boolean; text: string }
  | { kind: 'words'; text: string; isShort: boolean }
  | { kind: 'nothing' }
>;

/** From now on phones hand an ad that is shared to this browser, without sending it to the server. */
export const receiveSharedAds = async (): Promise<void> => {
  // Browsers without service workers share nothing, nor do those that forbid them.
  await workers()
    ?.register('/share-target.js', { scope: target })
    .catch(() => undefined);
};

/** Takes what was shared to this page: afterwards only the page has it. */
export const takeSharedAd = async (): Promise<SharedAd> => {
  const worker = (await workers()?.getRegistration(target))?.active;
  const shared = worker ? Shared.parse(await answerOf(worker)) : null;
  const text = textOf(shared?.words ?? []);
  const [file, ...others] = shared?.files ?? [];
  if (file) return { kind: 'file', file, hasOthers: others.length > 0, text };
  return text === '' ? { kind: 'nothing' } : { kind: 'words', text, isShort: isShort(text) };
};

const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

const answerOf = (worker: ServiceWorker): Promise<unknown> => {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    setTimeout(resolve, longestMs, null);
  });
  port1.start();
  worker.postMessage('take', [port2]);
  return answer.finally(() => port1.close());
};

/** Title, text and address, each once: some apps repeat one of them in another. Lines of a form end in CR and LF. */
export const textOf = (parts: readonly string[]): string => {
  const trimmed = parts.map((part) => part.replaceAll('\r\n', '\n').trim());
  return trimmed
    .filter((part, at) => part !== '' && !trimmed.some((other, place) => isRepeated({ part, at }, { other, place })))
    .join('\n');
};

const isRepeated = (one: Readonly<{ part: string; at: number }>, by: Readonly<{ other: string; place: number }>) =>
  one.at !== by.place && by.other.includes(one.part) && (by.other !== one.part || by.place < one.at);

const links = /https?:\/\/\S+/gi;

/** The words of an ad are longer. */
const leastLetters = 200;

const isShort = (text: string) => text.search(links) >= 0 && text.replaceAll(links, '').trim().length < leastLetters;
