import { defineConfig, mergeConfig } from 'vite';
import portal from './vite.portal.ts';

/** The operators' console: a separate bundle, so that it and the portal share no scripts. */
export default mergeConfig(
  portal,
  defineConfig({
    base: '/ops/',
    publicDir: false,
    build: { outDir: 'dist/ops', rolldownOptions: { input: 'ops.html' } },
  }),
);
