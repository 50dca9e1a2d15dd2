import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The unit tests of what is mutated, without those that need a server, a database or a browser. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    include: [
      '{contract,cooking,design-system/sequence-player,app/features/shopping}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/*.transcript.test.tsx', '**/gone-recipes.test.ts'],
    setupFiles: ['tests/support/setup-unit.ts'],
  },
})
