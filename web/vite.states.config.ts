import { defineConfig, mergeConfig } from 'vite';
import portal from './vite.config.ts';

/** Every part of the screens in every state, for people and tests to look at; never part of what is served. */
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
