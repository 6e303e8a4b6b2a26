import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Size after gzip of the scripts that a page loads by itself: those a prerendered page lists, else those of its head. */
export const firstScriptKb = async (dist: string, html: string) => {
  const listed = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ');
  const files = listed ?? [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const sizes = await Promise.all(files.map(async (file) => (await gzipped(await readFile(join(dist, file)))).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_024;
};

const gzipped = promisify(gzip);
