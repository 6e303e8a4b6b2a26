import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The path of a program on this machine; undefined if it is not installed. */
export const onPath = async (program: string): Promise<string | undefined> => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (folder && runs) return path;
  }
  return undefined;
};
