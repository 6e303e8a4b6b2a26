import { longestRecord, type Texts } from './entry.ts';

export type Line = Readonly<{ number: number; text: string }>;

/** Lines with their line ends, numbered from 1. A line that is too long is split into pieces with the same number. */
export async function* linesIn(texts: Texts): AsyncIterable<Line> {
  let number = 1;
  let kept = '';
  for await (const text of texts) {
    const parts = (kept + text).split(/(?<=\n)/);
    kept = parts.at(-1)?.endsWith('\n') ? '' : (parts.pop() ?? '');
    for (const part of parts) yield { number: number++, text: part };
    if (kept.length > longestRecord) {
      yield { number, text: kept };
      kept = '';
    }
  }
  if (kept) yield { number, text: kept };
}
