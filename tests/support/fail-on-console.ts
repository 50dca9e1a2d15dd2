/** Texts that may appear on the console, each with its reason. */
const ALLOWED: readonly RegExp[] = [
  // React's own advertisement in development builds.
  /Download the React DevTools/,
  // Storybook leaves React's act environment for each user event, also while it is still rendering.
  /The current testing environment is not configured to support act/,
]

const complaints: string[] = []

function record(level: string, args: unknown[]): void {
  const text = args.map(String).join(' ')
  if (!ALLOWED.some((pattern) => pattern.test(text))) complaints.push(`console.${level}: ${text}`)
}

/** Records every console error and warning from now on; they are still printed. */
export function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console)
    console[level] = (...args: unknown[]) => {
      record(level, args)
      print(...args)
    }
  }
}

/**
 * Call after each test.
 *
 * @throws when there was an error or a warning since the last call: warnings are defects, too
 */
export function expectQuietConsole(): void {
  const found = complaints.splice(0)
  if (found.length > 0) throw new Error(`The console complained:\n${found.join('\n')}`)
}
