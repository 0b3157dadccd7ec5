import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { speaking } from '../words-in-place.ts';

export default defineConfig({
  base: '/desk/',
  plugins: [reactRouter(), speaking('en')],
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    ssr: { build: { rollupOptions: { input: 'server.ts' } } },
  },
});
