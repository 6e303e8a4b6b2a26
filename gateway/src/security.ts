import type { HelmetOptions } from 'helmet';

const yearOfSeconds = 365 * 24 * 3_600;

/**
 * The content security policy: only our own scripts and connections, and within pages only the `scripts` with these
 * hashes. Styles may be inline because the design system writes them at run time. Logos are loaded from the public
 * address, which may be another name of this portal.
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
  // A portal on a loopback address has no TLS.
  strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: yearOfSeconds, includeSubDomains: true } : false,
});
