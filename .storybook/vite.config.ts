import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The workshop builds by itself: the application's own entry points do not concern it. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // Read on a desk, by a few: the workshop's own chunks may be large.
    chunkSizeWarningLimit: 2000,
    // As the application: older targets would tie light-dark() to the page, and both stand on one.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
})
