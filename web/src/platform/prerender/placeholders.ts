/**
 * Placeholders in the built pages for values that only the running gateway knows; it replaces them
 * (gateway/src/client/prerendered-pages.ts).
 */
export const placeholders = {
  contactEmail: 'contact@written-by.gateway',
  publicUrl: 'https://public.written-by.gateway',
} as const;
