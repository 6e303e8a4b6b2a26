import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** Serves the files that the build has compressed (web/src/platform/prerender); passes other requests on. */
export const compressedFiles = (folder: string): RequestHandler => {
  const compressed = new Set(filesIn(folder).filter((name) => name.endsWith('.br')));
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    const name = `${request.path.slice(1)}.br`;
    if (compressed.has(name) && request.acceptsEncodings('br') === 'br') {
      response.set({ 'Content-Encoding': 'br' }).type(extname(request.path));
      request.url = `/${name}`;
    }
    next();
  };
};

const filesIn = (folder: string) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
