import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'
import { expectQuietConsole, watchConsole } from '#tests/support/fail-on-console.ts'

// Files that render begin with `// @vitest-environment happy-dom`; the others stay without React.
const cleanup =
  typeof document === 'undefined' ? undefined : (await import('@testing-library/react')).cleanup

watchConsole()
afterEach(() => {
  cleanup?.()
  expectQuietConsole()
})
