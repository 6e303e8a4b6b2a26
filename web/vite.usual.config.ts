import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The client's own sources, built the way most are: everything in one script, nothing preloaded. */
export default defineConfig({
  plugins: [react()],

  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  build: {
    target: 'es2022',
    modulePreload: false,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
