import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** Files that the build has packed already, as small as they get (stack/src, web/pages); the others pass. */
export const smaller = (folder: string): RequestHandler => {
  const packed = new Set(filesIn(folder).filter((name) => name.endsWith('.br')));
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    const name = `${request.path.slice(1)}.br`;
    if (packed.has(name) && request.acceptsEncodings('br') === 'br') {
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
