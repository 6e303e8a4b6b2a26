import type { RequestHandler } from 'express';

const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** An address that cannot be decoded, like `/%` or `/j/%`, is treated like any unknown one: it leads to the home page. */
export const leadHomeUndecodable: RequestHandler = (request, response, next) =>
  isDecodable(request.path) ? next() : response.redirect('/');
