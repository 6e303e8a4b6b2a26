import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CheckValues } from './check-form.ts';
import { messages } from './messages.ts';
import { receiveSharedAds, takeSharedAd } from './shared-ad.ts';
import { wordsInFile } from './words-in-file.ts';

/** What became of the last ad that came into the form as a file, or from another app. */
type Incoming = Readonly<
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'read'; text: string; warning?: string | undefined }
  | { kind: 'unread_file'; problem: string }
  | { kind: 'nothing_shared' }
>;

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
  const read = async (file: File) => {
    reading.current.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setState({ kind: 'reading', name: file.name });
    const found = await wordsInFile(file, signal).catch(
      () => ({ kind: 'problem', text: messages.brokenFile }) as const,
    );
    if (signal.aborted) return;
    if (found.kind === 'problem') return setState({ kind: 'unread_file', problem: found.text });
    const warning = found.hasPictures ? messages.picturesInFile : undefined;
    setState({ kind: 'read', text: messages.fileRead(file.name), warning });
    putIncoming(found.text);
  };
  const takeShared = async () => {
    const shared = await takeSharedAd();
    if (shared.kind === 'file') return read(shared.file);
    if (shared.kind === 'nothing') return setState({ kind: 'nothing_shared' });
    const warning = shared.isShort ? messages.linksNotOpened : undefined;
    setState({ kind: 'read', text: messages.sharedRead, warning });
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
