// Mutation testing: Stryker breaks the code in many small ways and runs the unit tests each time. A
// change that no test notices "survives": a test is missing, or the code has no effect.
import { globSync, readFileSync } from 'node:fs'

/**
 * Files that only declare TypeBox schemas, or calls made of them. The server validates every request
 * and response by them, so its tests fail when one is wrong. They need a database and do not run
 * here. A function that needs a test of its own belongs in a file without a schema.
 */
const isSchema = (text) => /from 'typebox'|satisfies Record<string, Call>/.test(text)
/** Files of constants. The tests of their readers fail when one is wrong. */
const isConstants = (text) => !/\bfunction\b|=>/.test(text)

const declarations = globSync('contract/**/*.ts').filter((path) => {
  const text = readFileSync(path, 'utf8')
  return isSchema(text) || isConstants(text)
})

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'contract/**/*.ts',
    'cooking/**/*.ts',
    'design-system/sequence-player/*.ts',
    'app/features/shopping/sync/{lasting-outbox,outbox,outcome,stored-outbox,sync}.ts',
    'app/features/shopping/model/overlay.ts',
    '!**/*.test.ts',
    '!**/*.{fixtures,helpers}.ts',
    ...declarations.map((path) => `!${path}`),
  ],
  // Stryker would rewrite tsconfig.json with the compiler API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // Tables are evaluated once when a module loads; the tests of their readers check them.
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  incrementalFile: 'coverage/mutation/incremental.json',
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'coverage/mutation/mutation.json' },
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: 'coverage/sandbox',
  // The sandbox is a copy of the project. What no unit test reads stays out of it.
  ignorePatterns: [
    '/content/media',
    '/coverage',
    '/data',
    '/dist',
    '/docs',
    '/server',
    '/tests/workshop/pictures',
  ],
}
