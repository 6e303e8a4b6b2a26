import { deviceDigest, deviceMs, sameDevice } from '@waratah/kit/security/device-cookie';
import type { CookieOptions, Request } from 'express';

/**
 * The cookie that marks a browser in which somebody has signed in: a random value that names nobody. With https its
 * prefix keeps other hosts from setting it.
 */
export const deviceCookies = (secure: boolean) => {
  const name = secure ? '__Host-waratah_device' : 'waratah_device';
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: deviceMs };
  // slow-pattern: headers of a request have at most 16 kB.
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  const valueIn = ({ headers }: Request) => pattern.exec(headers.cookie ?? '')?.[1];
  return {
    /** The digest of the cookie; undefined without one. */
    digestIn: (request: Request): string | undefined => {
      const value = valueIn(request);
      return value && deviceDigest(value);
    },
    /** Sets the cookie that identity told, or renews the one that the browser sent. */
    keep: (request: Request, told: string): void => {
      const value = told === sameDevice ? valueIn(request) : told;
      if (value) request.res?.cookie(name, value, options);
    },
  };
};
