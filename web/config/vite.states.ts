import { defineConfig, mergeConfig } from 'vite';
import portal from './vite.portal.ts';

/** The page of components in all their states, for development and tests; it is not served. */
export default mergeConfig(
  portal,
  defineConfig({
    build: {
      outDir: '../node_modules/.cache/waratah-states',
      emptyOutDir: true,
      rolldownOptions: { input: 'states.html' },
    },
  }),
);
