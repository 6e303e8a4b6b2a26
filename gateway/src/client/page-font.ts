import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Express } from 'express';

/** The client's font, as its build named the file. */
const named = /^figtree-latin-wght-normal-[\w-]+\.woff2$/;

/** Serves the client's font under a fixed name, for the gateway's own pages. */
export const addPageFont = (app: Express, dist: string) => {
  const folder = resolve(dist, 'assets');
  app.get('/fonts/figtree.woff2', async (_request, response) => {
    const files = await readdir(folder).catch(() => []);
    const file = files.find((name) => named.test(name));
    if (!file) return void response.sendStatus(404);
    response.sendFile(join(folder, file), { maxAge: '1d' });
  });
};
