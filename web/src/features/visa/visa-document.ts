import { callRest } from '../../lib/api/rest.ts';
import { uploadWithProgress } from '../../lib/api/upload-with-progress.ts';
import { messages } from './messages.ts';

/** Uploads the visa document; `onProgress` receives a percentage. */
export async function uploadDocument(file: File, onProgress: (percent: number) => void): Promise<void> {
  await uploadWithProgress('/auth/visa/documents/upload?document_type=vevo', file, onProgress);
}

const linkIn = (answer: unknown): unknown => {
  const vevo = typeof answer === 'object' && answer !== null && 'vevo' in answer ? answer.vevo : undefined;
  return typeof vevo === 'object' && vevo !== null && 'resolved_url' in vevo ? vevo.resolved_url : undefined;
};

/** Requests a new link each time, because a link is valid for five minutes. */
export async function openDocument(): Promise<void> {
  const link = linkIn(await (await callRest('/auth/visa/documents')).json());
  if (typeof link !== 'string' || !link) throw new Error(messages.documentNotLoaded);
  window.open(link, '_blank', 'noopener');
}
