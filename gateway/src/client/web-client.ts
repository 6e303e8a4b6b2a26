import { join } from 'node:path';
import express, { type Express } from 'express';
import { compressedFiles } from './compressed-files.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

/** Serves the built client. Every path that no other handler took gets a page, whose router decides (spec section 2). */
export const addWebClient = (app: Express, dist: string, { prerendered, empty }: PrerenderedPages) => {
  app.use(
    '/assets',
    compressedFiles(join(dist, 'assets')),
    express.static(join(dist, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
      fallthrough: false,
    }),
  );
  const files = express.static(dist, { index: false, redirect: false, maxAge: '1h' });
  // A page is served at its own address only, not under the name of its file.
  app.use((request, response, next) =>
    /^\/(pages|index\.html)/.test(request.path) ? next() : files(request, response, next),
  );
  app.get('/{*path}', async (request, response) => {
    const html = prerendered(request.path, request.originalUrl.split('?')[1] ?? '') ?? (await empty());
    if (html === undefined) return void response.status(404).type('text').send('The web client is not built.');
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  });
};
