import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { searchOf } from '../domain/people.ts';

const maxPageSize = 50;

/** Finds people by id, email or name, in the order of ids; `next` is where the next page begins. */
export const findPeople = async ({ users }: Pick<Context, 'users'>, text: string, after: number, first: number) => {
  const search = searchOf(text.trim().slice(0, 200));
  if (search.id === undefined && !search.email && search.words.length === 0) return { people: [], next: null };
  const count = Math.min(Math.max(first, 1), maxPageSize);
  const found = await users.found(search, after, count + 1);
  const people = found.slice(0, count);
  return { people, next: found.length > count ? (people.at(-1)?._id ?? null) : null };
};

export const readPerson = async ({ users }: Context, id: number) => {
  const user = await users.byId(id);
  if (!user) throw notFound('User');
  return user;
};
