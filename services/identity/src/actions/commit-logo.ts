import { randomUUID } from 'node:crypto';
import type { UserCaller } from '@waratah/kit/security/auth';
import { invalid } from '@waratah/kit/errors';
import { findUpload } from '@waratah/kit/files/committed-files';
import { fileNameOf } from '@waratah/kit/files/file-name';
import { uploadBytes } from '@waratah/vocabulary/limits';
import type { Context } from '../context.ts';
import { folderOf, logoChanged } from '../domain/files.ts';
import { messages } from '../domain/messages.ts';
import { drawLogo } from '../files/draw-logo.ts';
import { removeRefused, replaceFile } from './replace-file.ts';

type Uploaded = Readonly<{ key: string; name: string }>;

const type = 'image/webp';

/** Redraws an uploaded image as the company's logo; the upload itself is never served. */
export const commitCompanyLogo = async (context: Context, caller: UserCaller, upload: Uploaded) => {
  const { objects, users, clock } = context;
  await context.limits.files.count(String(caller.id));
  const prefix = `${folderOf.companyLogo}/${caller.id}`;
  const wanted = { key: upload.key, prefix, maxBytes: uploadBytes, committed: users.filesInUse };
  const drawn = await drawLogo(await findUpload(objects, wanted));
  await objects.remove([upload.key]);
  if (drawn.kind === 'elaborate') throw invalid('file', messages.elaborateImage);
  if (drawn.kind !== 'drawn') throw invalid('file', messages.badImage);
  const key = `${prefix}/${randomUUID()}`;
  const sizeBytes = await objects.write(key, type, drawn.webp);
  const name = fileNameOf(upload.name, 'webp', 'logo');
  const file = { key, name, type, sizeBytes, at: clock() };
  try {
    return await replaceFile(context, caller, 'companyLogo', (user) => logoChanged(user, file, clock()));
  } catch (error) {
    await removeRefused(context, key, error);
    throw error;
  }
};

export const removeCompanyLogo = (context: Context, caller: UserCaller) =>
  replaceFile(context, caller, 'companyLogo', (user) => logoChanged(user, undefined, context.clock()));
