import type { ServerResponse } from 'node:http';
import { basename, join, posix } from 'node:path';
import express, { type Express } from 'express';
import { compressedFiles } from './compressed-files.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

/**
 * Serves the built client. Every path that no other handler takes gets a page, and the client's router decides what it
 * shows (spec section 2).
 */
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
  const files = express.static(dist, { index: false, redirect: false, maxAge: '1h', setHeaders: openToEmails });
  // A page is served only at its own address, not under the name of its file.
  app.use((request, response, next) =>
    /^\/(pages|index\.html)/.test(fileOf(request.path)) ? next() : files(request, response, next),
  );
  // Until a browser has web/public/share-target.js, it sends here what is shared to the portal. The body is not read, and
  // the page says that nothing arrived.
  app.all('/check/shared', (_request, response) => response.redirect(303, '/check#shared'));
  app.get('/{*path}', async (request, response) => {
    const html = prerendered(request.path, request.originalUrl.split('?')[1] ?? '') ?? (await empty());
    if (html === undefined) return void response.status(404).type('text').send('The web client is not built.');
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  });
};

/** The path of the file that an address leads to, however it is written. */
const fileOf = (path: string) => posix.normalize(decodeURIComponent(path));

/** Webmail, which is another website, shows the logo of our emails. */
const openToEmails = (response: ServerResponse, path: string) => {
  if (basename(path) === 'bloom.png') response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
};
