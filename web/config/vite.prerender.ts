import { defineConfig, mergeConfig } from 'vite';
import portal from './vite.portal.ts';

/** The program that prerenders the pages at build time; it is not served. */
export default mergeConfig(
  portal,
  defineConfig({
    publicDir: false,
    build: {
      ssr: 'src/platform/prerender/write-pages.ts',
      outDir: '../node_modules/.cache/waratah-prerender',
      emptyOutDir: true,
    },
  }),
);
