import { randomUUID } from 'node:crypto';
import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { folders } from '@waratah/kit/files/object-rights';
import { messages } from '../domain/messages.ts';
import type { Person, StoredFile } from '../domain/person.ts';

/**
 * Copies a student's resume, so that a later upload does not change it. Errors: UNAVAILABLE while the resume is being
 * replaced, or the event of that has not arrived yet.
 */
export const copyResume = async (context: Context, person: Person): Promise<StoredFile | undefined> => {
  const copy = await copyOf(context, person);
  if (copy) return copy;
  if (!person.resume) return undefined;
  const latest = await context.people.byId(person._id);
  if (latest && !latest.resume) return undefined;
  const second = latest && (await copyOf(context, latest));
  if (!second) throw new Failure('UNAVAILABLE', messages.resumeChanged, 1);
  return second;
};

const copyOf = async ({ objects }: Context, { _id, resume }: Person): Promise<StoredFile | undefined> => {
  const bytes = resume ? await objects.get(resume.key) : undefined;
  if (!resume || !bytes) return undefined;
  const key = `${folders.applicationResumes}/${_id}/${randomUUID()}`;
  const sizeBytes = await objects.put(key, resume.type, bytes);
  return { ...resume, key, sizeBytes };
};
