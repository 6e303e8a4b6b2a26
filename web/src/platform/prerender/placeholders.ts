/** What only the running gateway knows. It replaces these in the built pages (gateway/src/client/prerendered-pages.ts). */
export const placeholders = {
  contactEmail: 'contact@written-by.gateway',
  publicUrl: 'https://public.written-by.gateway',
} as const;
