import { defineConfig, mergeConfig } from 'vite';
import portal from './vite.config.ts';

/** The program that draws the pages at build time; never part of what is served. */
export default mergeConfig(
  portal,
  defineConfig({
    publicDir: false,
    build: { ssr: 'pages/write-pages.ts', outDir: '../node_modules/.cache/waratah-pages', emptyOutDir: true },
  }),
);
