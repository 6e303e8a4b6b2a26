import { join } from 'node:path';
import express, { type Express } from 'express';

/** Serves the operators' console, a separate client outside the portal's routes (design section 9). */
export const addConsole = (app: Express, dist: string) => {
  const root = join(dist, 'ops');
  app.use(
    '/ops/assets',
    express.static(join(root, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
      fallthrough: false,
    }),
  );
  app.get(['/ops', '/ops/{*path}'], (_request, response) => {
    response.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).sendFile('ops.html', { root });
  });
};
