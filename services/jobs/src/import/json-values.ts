import { longestRecord, type Texts } from './entry.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type RawValue = Readonly<{ line: number; text: string }>;

/**
 * Splits a JSON text into its objects: those of an array, or consecutive ones. Only one object is held in memory at a
 * time, however long the array is.
 */
export async function* jsonValues(texts: Texts): AsyncIterable<RawValue> {
  const state = { line: 1, startLine: 1, depth: 0, isText: false, isEscaped: false, kept: '' };
  for await (const text of texts) {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const character = text[at] ?? '';
      if (character === '\n') state.line++;
      if (state.isText) stepInText(state, character);
      else if (character === '"') state.isText = state.depth > 0;
      else if (character === '{' && state.depth++ === 0) {
        from = at;
        state.startLine = state.line;
      } else if (character === '}' && state.depth > 0 && --state.depth === 0) {
        yield { line: state.startLine, text: state.kept + text.slice(from, at + 1) };
        state.kept = '';
      } else if (state.depth === 0) requireSeparator(character, state.line);
    }
    if (state.depth > 0) state.kept += text.slice(from);
    if (state.kept.length > longestRecord)
      throw new UnreadableFile(`Line ${state.startLine}: the JSON value is too long.`);
  }
  if (state.depth > 0)
    throw new UnreadableFile(`The file ends in the middle of the value that begins in line ${state.startLine}.`);
}

const stepInText = (state: { isText: boolean; isEscaped: boolean }, character: string) => {
  if (state.isEscaped) state.isEscaped = false;
  else if (character === '\\') state.isEscaped = true;
  else if (character === '"') state.isText = false;
};

const requireSeparator = (character: string, line: number) => {
  if (!/[\s,[\]]/.test(character))
    throw new UnreadableFile(`Line ${line}: this is not JSON (${JSON.stringify(character)}).`);
};
