import type { RequestHandler } from 'express';

const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Files of the client and of the console: who asks for one gets an error, not a page. */
const isFile = (path: string) => /^\/(?:ops\/)?assets\//.test(path);

/** A page whose address cannot be decoded, like `/%` or `/j/%`, is treated like any unknown one: it leads to the home page. */
export const leadHomeUndecodable: RequestHandler = (request, response, next) =>
  isFile(request.path) || isDecodable(request.path) ? next() : response.redirect('/');
