import { type FileKind, headBytes, kindOf, typeOfKind } from '@waratah/kit/files/file-kinds';
import { isWholeFile } from '@waratah/kit/files/whole-file';

const accepted: readonly FileKind[] = ['pdf', 'png', 'jpeg', 'doc', 'docx'];

/** The type of a document by its content; undefined when it is no whole PDF, JPG, PNG, DOC or DOCX (spec section 5). */
export const recogniseDocument = async (bytes: Buffer): Promise<string | undefined> => {
  const kind = await kindOf(bytes.subarray(0, headBytes));
  return kind && accepted.includes(kind) && (await isWholeFile(kind, bytes)) ? typeOfKind[kind] : undefined;
};
