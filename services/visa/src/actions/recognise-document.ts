import { type FileKind, headBytes, kindOf } from '@waratah/kit/files/file-kinds';
import { isWholeFile } from '@waratah/kit/files/whole-file';

const accepted: readonly FileKind[] = ['pdf', 'png', 'jpeg', 'doc', 'docx'];

/**
 * The kind of a document by its content; undefined if it is not a complete PDF, JPG, PNG, DOC or DOCX (spec section 5).
 */
export const recogniseDocument = async (bytes: Buffer): Promise<FileKind | undefined> => {
  const kind = await kindOf(bytes.subarray(0, headBytes));
  return kind && accepted.includes(kind) && (await isWholeFile(kind, bytes)) ? kind : undefined;
};
