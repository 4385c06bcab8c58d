import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunks } from './build/chunks.ts';
import { prerender } from './build/prerender.ts';
import { registryFrame } from './build/registry-frame.ts';
import { rem } from './build/rem.ts';
import { sentPictures } from './build/sent-pictures.ts';
import { serviceWorker } from './build/service-worker.ts';
import { functionsPlace } from './emulators/functions-place.ts';
import { ports } from './emulators/ports.ts';

// jsPDF imports them only for HTML and SVG, which no PDF of ours uses.
const external = ['canvg', 'dompurify', 'html2canvas'];

export default defineConfig({
  worker: { format: 'es', rolldownOptions: { external } },
  plugins: [react(), prerender(), registryFrame(), sentPictures(), serviceWorker()],
  css: rem,
  build: {
    rolldownOptions: {
      ...chunks,
      external,
    },
  },
  // The packages of every screen are found when the dev server starts (emulators/processes/dev-server.js).
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  server: {
    port: ports.app,
    strictPort: true,
    // The endpoints on the app's own origin, as Hosting's rewrite does in production.
    proxy: { '/api': `http://127.0.0.1:${functionsPlace}` },
    // The background build's pages lie there: the dev server would reload the browser when they are written.
    watch: { ignored: ['**/.emulators/**'] },
  },
});
