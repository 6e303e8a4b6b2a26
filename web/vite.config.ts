import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { graphqlDocuments } from './vite-plugins/graphql-documents.ts';
import { preloadFont } from './vite-plugins/preload-font.ts';

const gateway = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [graphqlDocuments(), react(), preloadFont('figtree-latin-wght-normal')],
  // Two workspaces may bring a copy of these; a second one breaks hooks and GraphQL's instance checks.
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  server: { proxy: { '/graphql': gateway, '/api': gateway } },
  build: { target: 'es2022', modulePreload: { polyfill: false }, manifest: true },
});
