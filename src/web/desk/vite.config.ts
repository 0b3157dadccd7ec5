import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/desk/',
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    ssr: { build: { rollupOptions: { input: 'server.ts' } } },
  },
});
