import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunks } from './build/chunks.ts';
import { prerender } from './build/prerender.ts';
import { registryFrame } from './build/registry-frame.ts';
import { sentPictures } from './build/sent-pictures.ts';
import { serviceWorker } from './build/service-worker.ts';
import { ports, projectId } from './emulators/ports.ts';

/** The dev server serves the endpoints on the app's own origin, as Hosting's rewrite does in production. */
const functionsUrl = `http://127.0.0.1:${ports.functions}/${projectId}/southamerica-east1`;

export default defineConfig({
  worker: { format: 'es' },
  plugins: [react(), prerender(), registryFrame(), sentPictures(), serviceWorker()],
  build: { rolldownOptions: chunks },
  server: {
    port: ports.app,
    strictPort: true,
    proxy: { '/api': functionsUrl },
    // The background build's pages lie there: the dev server would reload the browser when they are written.
    watch: { ignored: ['**/.emulators/**'] },
  },
});
