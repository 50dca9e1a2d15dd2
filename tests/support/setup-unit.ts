import '@testing-library/jest-dom/vitest'
import { afterAll, afterEach, vi } from 'vitest'
import { expectQuietConsole, watchConsole } from '#tests/support/fail-on-console.ts'

// Files that render begin with `// @vitest-environment happy-dom`; the others stay without React.
const rendering =
  typeof document === 'undefined' ? undefined : await import('@testing-library/react')
// As in journeys: a busy machine is no failure.
rendering?.configure({ asyncUtilTimeout: 15_000 })

// A failed property reports its seed, which FC_SEED repeats.
if (process.env.FC_SEED !== undefined) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: Number(process.env.FC_SEED) })
}

watchConsole()
afterEach(() => {
  rendering?.cleanup()
  expectQuietConsole()
})

// Files of one process leave nothing to each other.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (rendering !== undefined) document.body.replaceChildren()
})
