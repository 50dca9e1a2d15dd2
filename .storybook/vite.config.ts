import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { passport } from './passport-plugin.ts'

/** Storybook's build. It does not include the application's entry points. */
export default defineConfig({ plugins: [react(), tailwindcss(), passport] })
