import { join } from 'node:path';
import express, { type Express } from 'express';
import type { DrawnPages } from './drawn-pages.ts';
import { smaller } from './smaller-files.ts';

/** Serves the built client; any path that is nobody else's gets its page, whose own routes decide (spec section 2). */
export const addWebClient = (app: Express, dist: string, { drawn, bare }: DrawnPages) => {
  app.use(
    '/assets',
    smaller(join(dist, 'assets')),
    express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y', index: false, fallthrough: false }),
  );
  const files = express.static(dist, { index: false, maxAge: '1h' });
  // Pages are answered by the address they are drawn for, never by the name of their file.
  app.use((request, response, next) =>
    /^\/(pages|index\.html)/.test(request.path) ? next() : files(request, response, next),
  );
  app.get('/{*path}', async (request, response) => {
    const html = drawn(request.path, request.originalUrl.split('?')[1] ?? '') ?? (await bare());
    if (html === undefined) return void response.status(404).type('text').send('The web client is not built.');
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  });
};
