import { glob } from 'node:fs/promises';
import { root } from '@waratah/stack/settings';

const folders = ['services/*/src', 'gateway/src', 'proto-events/src', 'stack/src', 'web/src'];
const left = /\.test\.tsx?$|\/__generated__\/|\/gql\//;

/** Every file that runs in production, from the root. */
export const sourceFiles = async (): Promise<readonly string[]> => {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const files = await Array.fromAsync(glob(patterns, { cwd: root }));
  return files.filter((file) => !left.test(file)).toSorted();
};

/** A regular expression, and where it stands. */
export type Pattern = Readonly<{ source: string; flags: string; file: string; line: number }>;

export const placeOf = ({ file, line }: Pick<Pattern, 'file' | 'line'>) => `${file}:${line}`;
