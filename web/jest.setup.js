import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have these, jsdom has not; the router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
