import type { ObjectRights } from '@waratah/kit/files/object-rights';

/** Users of the object store with their rights; without rights, a user may do everything. */
export type S3User = Readonly<{ accessKey: string; secretKey: string; rights?: ObjectRights }>;

/** Whether a user may request `/bucket/folder/...`. Every user may list the bucket and check that it exists. */
export const isAllowed = ({ rights }: S3User, method: string, path: string): boolean => {
  if (!rights) return true;
  const [, , folder, ...rest] = path.split('/');
  if (!folder) return method === 'GET' || method === 'HEAD';
  return rest.length > 0 && rightFor(rights, method).some((allowed) => allowed === folder);
};

const rightFor = (rights: ObjectRights, method: string): readonly string[] => {
  if (method === 'GET' || method === 'HEAD') return rights.read;
  // A large object is uploaded in parts; a failed upload is cancelled with DELETE.
  if (method === 'PUT' || method === 'POST') return rights.write;
  return method === 'DELETE' ? rights.remove : [];
};
