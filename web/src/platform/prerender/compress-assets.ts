import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Compresses scripts and styles at a level that is too slow per request; the gateway serves the compressed files. */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await writeFile(join(folder, `${name}.br`), await compress(text, { params }));
    }),
  );
}
