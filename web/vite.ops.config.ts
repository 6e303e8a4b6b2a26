import { defineConfig, mergeConfig } from 'vite';
import portal from './vite.config.ts';

/** The operators' console: a bundle of its own, so that neither it nor the portal carries a byte for the other. */
export default mergeConfig(
  portal,
  defineConfig({
    base: '/ops/',
    publicDir: false,
    build: { outDir: 'dist/ops', rolldownOptions: { input: 'ops.html' } },
  }),
);
