import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CheckValues } from './check-form.ts';
import { messages } from './messages.ts';
import { receiveSharedAds, type SharedAd, takeSharedAd } from './shared-ad.ts';
import { type FileWords, wordsInFile } from './words-in-file.ts';

/** What became of the last ad that came into the form as a file, or from another app. */
type Incoming = Readonly<
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'read'; text: string; warnings: readonly string[] }
  | { kind: 'unread_file'; problem: string }
  | { kind: 'not_shared'; problem: string }
>;

type WordsOfFile = Extract<FileWords, { kind: 'words' }>;
type SharedFile = Extract<SharedAd, { kind: 'file' }>;

/**
 * Puts the words of a file into the form and, if an ad was shared to this page, that ad. A later file, or leaving the
 * page, stops the one that is being read.
 */
export function useIncomingAd(isShared: boolean) {
  const form = useFormContext<CheckValues>();
  const [state, setState] = useState<Incoming>({ kind: 'none' });
  const reading = useRef(new AbortController());
  useEffect(() => () => reading.current.abort(), []);
  const put = (text: string, ownWords: string) => {
    form.setValue('ownWords', ownWords);
    form.setValue('text', text, { shouldDirty: true });
    form.clearErrors('text');
    form.setFocus('text');
  };
  const putIncoming = (words: string) => {
    const { text, ownWords } = form.getValues();
    put(words, ownWords || text);
  };
  /** The words of a file; undefined if another file came meanwhile. */
  const wordsOf = async (file: File) => {
    reading.current.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setState({ kind: 'reading', name: file.name });
    const found = await wordsInFile(file, signal).catch(
      () => ({ kind: 'problem', text: messages.brokenFile }) as const,
    );
    return signal.aborted ? undefined : found;
  };
  const read = async (file: File) => {
    const found = await wordsOf(file);
    if (found?.kind === 'problem') return setState({ kind: 'unread_file', problem: found.text });
    if (found) putFile(file, found);
  };
  const putFile = (file: File, { text, hasPictures }: WordsOfFile, more: readonly string[] = []) => {
    const warnings = [...(hasPictures ? [messages.picturesInFile] : []), ...more];
    setState({ kind: 'read', text: messages.fileRead(file.name), warnings });
    putIncoming(text);
  };
  const takeFile = async ({ file, hasOthers, text }: SharedFile) => {
    const found = await wordsOf(file);
    if (found?.kind === 'problem') return setState({ kind: 'not_shared', problem: found.text });
    if (!found) return;
    const words = { ...found, text: text === '' ? found.text : `${text}\n${found.text}` };
    putFile(file, words, hasOthers ? [messages.oneOfFiles] : []);
  };
  const takeShared = async () => {
    const shared = await takeSharedAd();
    if (shared.kind === 'file') return takeFile(shared);
    if (shared.kind === 'nothing') return setState({ kind: 'not_shared', problem: messages.nothingShared });
    setState({ kind: 'read', text: messages.sharedRead, warnings: shared.isShort ? [messages.linksNotOpened] : [] });
    putIncoming(shared.text);
  };
  useShared(isShared, takeShared);
  const stop = () => {
    reading.current.abort();
    setState({ kind: 'none' });
    form.setFocus('text');
  };
  const undo = () => {
    setState({ kind: 'none' });
    put(form.getValues('ownWords'), '');
  };
  return { state, read, stop, undo };
}

/** Calls `take` if an ad was shared to this page, and lets this browser receive what is shared later. */
function useShared(isShared: boolean, take: () => Promise<void>) {
  const navigate = useNavigate();
  const arrived = useEffectEvent(async () => {
    await navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    await take();
  });
  useEffect(() => void receiveSharedAds(), []);
  useEffect(() => {
    if (isShared) void arrived();
  }, [isShared]);
}
