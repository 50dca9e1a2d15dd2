import { defineConfig } from 'vite'

/**
 * Builds the service worker: one file with a name that never changes, beside the browser's other
 * files. Not a module, because not every browser takes one as a service worker.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'app/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
