import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './settings.ts';

const web = join(root, 'web');
const stamp = join(web, 'dist/.built-from');

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(dist|node_modules)\//.test(path) && !/\.test\.tsx?$/.test(path));
};

/** What the built client depends on: its sources and configuration, the vocabulary, and the locked packages. */
const fingerprint = async () => {
  const files = [...(await filesIn(web)), ...(await filesIn(join(root, 'services/vocabulary/src')))];
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, 'package-lock.json')])
    hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
};

/** Builds the web client unless the existing build is from the same sources. */
export const buildWeb = async () => {
  const wanted = await fingerprint();
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === wanted) return;
  console.log('Building the web client (once, half a minute) ...');
  await Promise.all([run('config/vite.portal.ts'), run('config/vite.prerender.ts')]);
  // Inside the portal's folder, which its build empties.
  await run('config/vite.ops.ts');
  await prerenderPages();
  await writeFile(stamp, wanted);
};

const run = (config: string) =>
  node([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config, '--logLevel', 'warn']);

/** Prerenders each page and compresses the assets (web/src/platform). */
const prerenderPages = () => node([join(root, 'node_modules/.cache/waratah-prerender/write-pages.js'), 'dist']);

const node = (args: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: web, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web client could not be built'))));
  });
