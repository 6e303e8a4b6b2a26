import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { parseSync } from 'oxc-parser';
import { z } from 'zod';
import type { Pattern } from './sources.ts';

const Node = z.looseObject({ type: z.string(), start: z.number() });
type Node = z.infer<typeof Node>;

const Literal = z.looseObject({ regex: z.object({ pattern: z.string(), flags: z.string() }) });
const Built = z.looseObject({ callee: z.looseObject({ name: z.literal('RegExp') }) });

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  const { data } = Node.safeParse(value);
  if (data) yield data;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/** Where a file builds a pattern from text. */
export type Site = Readonly<{ file: string; line: number }>;

export type Written = Readonly<{
  literals: readonly Pattern[];
  sites: readonly Site[];
  /** The reasons why slow patterns may stay, by the number of the line below the comment. */
  reasons: ReadonlyMap<number, string>;
}>;

/** A comment `slow-pattern: why` applies to the lines of the statement below it. */
const reach = 3;
const reason = /\/\/ slow-pattern: (\S.*)$/;

const reasonsIn = (lines: readonly string[]) => {
  const reasons = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    const why = reason.exec(line)?.[1];
    if (why) for (let at = index + 1; at <= index + 1 + reach; at++) reasons.set(at, why);
  }
  return reasons;
};

/** The regular expression literals of a file. */
export const writtenIn = async (file: string): Promise<Written> => {
  const text = await readFile(join(root, file), 'utf8');
  const lineOf = ({ start }: Node) => text.slice(0, start).split('\n').length;
  const nodes = [...nodesIn(parseSync(file, text).program)];
  const literals = nodes.flatMap((node) => {
    const { data } = node.type === 'Literal' ? Literal.safeParse(node) : {};
    return data ? [{ source: data.regex.pattern, flags: data.regex.flags, file, line: lineOf(node) }] : [];
  });
  const calls = nodes.filter(({ type }) => type === 'NewExpression' || type === 'CallExpression');
  const sites = calls.filter((node) => Built.safeParse(node).success).map((node) => ({ file, line: lineOf(node) }));
  return { literals, sites, reasons: reasonsIn(text.split('\n')) };
};
