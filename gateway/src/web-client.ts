import { join } from 'node:path';
import express, { type Express } from 'express';

/** Serves the built client; any path that is nobody else's gets its page, whose own routes decide (spec section 2). */
export const addWebClient = (app: Express, dist: string) => {
  app.use(
    '/assets',
    express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y', index: false, fallthrough: false }),
  );
  app.use(express.static(dist, { index: false, maxAge: '1h' }));
  app.get('/{*path}', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: dist });
  });
};
