import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The workshop builds by itself: the application's own entry points do not concern it. */
export default defineConfig({ plugins: [react(), tailwindcss()] })
