import type { HelmetOptions } from 'helmet';

const yearOfSeconds = 365 * 24 * 3_600;

/**
 * Scripts and connections of our own only, and within pages only the `scripts` whose hashes these are; styles inline
 * because the design system writes them at run time. Logos come by links at the public address, which may be another
 * name of this same portal.
 */
export const contentSecurity = (publicUrl: string, scripts: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', new URL(publicUrl).origin],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // A portal on loopback has no TLS.
  strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: yearOfSeconds, includeSubDomains: true } : false,
});
