import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { graphqlDocuments } from './graphql-documents.ts';
import { preloadFont } from './preload-font.ts';

/**
 * The code of the first screen is split into scripts that run one after the other, because a single one would block a
 * phone for half a second (src/platform/hydration/before-hydration.js).
 */
const firstParts = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'style', test: /\/node_modules\/@(chakra-ui|emotion|pandacss)\// },
  { name: 'theme', test: /\/src\/ui\/theme\// },
].map((part) => ({ ...part, tags: ['$initial' as const] }));

const gateway = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [graphqlDocuments(), react(), preloadFont('figtree-latin-wght-normal')],
  // A second copy of these packages, from another workspace, breaks hooks and GraphQL's instance checks.
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  server: { proxy: { '/graphql': gateway, '/api': gateway } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstParts } } },
  },
});
