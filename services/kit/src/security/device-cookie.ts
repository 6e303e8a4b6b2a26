import { createHash } from 'node:crypto';

/**
 * The header in which identity gives the gateway the device cookie of a browser where somebody has just signed in: a
 * new one, or `sameDevice` for the one that the browser sent.
 */
export const deviceHeader = 'x-waratah-device';

export const sameDevice = 'same';

/** How long a device is remembered after its last sign-in. */
export const deviceMs = 180 * 24 * 3_600_000;

/** What identity is told of a device cookie. */
export const deviceDigest = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
