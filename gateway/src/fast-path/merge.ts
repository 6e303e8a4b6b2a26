import { isJson, type Json } from './json.ts';

/** Merges another subgraph's answer into an object, recursively. */
export const mergeInto = (target: Json, source: Json): void => {
  for (const [name, value] of Object.entries(source)) target[name] = merged(target[name], value);
};

const merged = (before: unknown, after: unknown): unknown => {
  if (isJson(before) && isJson(after)) {
    mergeInto(before, after);
    return before;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.map((item: unknown, at) => merged(item, after[at]));
  return after;
};
