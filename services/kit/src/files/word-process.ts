import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { answerWork } from '../process/answer-work.ts';
import { membersOf } from './archive.ts';
import { documentWords } from './document-words.ts';
import { readDoc } from './word-binary.ts';
import { isNeeded, rewriteWord } from './word-package.ts';
import { RefusedWord } from './word-problems.ts';
import { textOfParts } from './word-text.ts';
import { writeArchive } from './write-archive.ts';

const Input = z.object({ kind: z.enum(['doc', 'docx']), bytes: z.instanceof(Uint8Array) });

/** A DOCX is kept as it is written from the parts that were judged. What is written is read and written again, with the same result. */
const rewritten = async (given: Buffer) => {
  const members = await rewrittenMembers(given);
  const bytes = writeArchive(members);
  if (!isDeepStrictEqual(await rewrittenMembers(bytes), members)) throw new Error('The copy reads otherwise');
  const parts = members.filter(({ name }) => /^word\/[^/]+\.xml$/.test(name));
  const { text, isRead } = textOfParts(parts.map((part) => part.bytes));
  return { bytes, words: documentWords(text, isRead) };
};

const rewrittenMembers = async (bytes: Buffer) => {
  const members = await membersOf(bytes, isNeeded);
  if (!members) throw new Error('The archive is broken');
  return rewriteWord(members);
};

/** A DOC is kept as it is. */
const checked = (bytes: Buffer) => ({ bytes, words: documentWords(readDoc(bytes)) });

answerWork(async (input) => {
  try {
    const { kind, bytes } = Input.parse(input);
    return { kind: 'kept', ...(await (kind === 'doc' ? checked : rewritten)(Buffer.from(bytes))) };
  } catch (error) {
    return { kind: error instanceof RefusedWord ? error.problem : 'broken' };
  }
});
