import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build that the benchmark (tools/bench/web.ts) compares with: the same sources in one script, no preloading. */
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
