import { type FileKind, headBytes, kindOf, typeOfKind } from '@waratah/kit/files/file-kinds';
import { isWholeFile } from '@waratah/kit/files/whole-file';

const accepted: readonly FileKind[] = ['pdf', 'doc', 'docx', 'text'];

/** The type of a document by its content; undefined when it is none of those that an ad may have (spec section 5). */
export const recogniseDocument = async (bytes: Buffer): Promise<string | undefined> => {
  const kind = await kindOf(bytes.subarray(0, headBytes));
  return kind && accepted.includes(kind) && (await isWholeFile(kind, bytes)) ? typeOfKind[kind] : undefined;
};
