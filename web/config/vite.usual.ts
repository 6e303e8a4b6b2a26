import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The benchmark's comparison (tools/bench/web.ts): the same sources in one script, without preloading. */
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
