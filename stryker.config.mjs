// Mutation testing: Stryker breaks the code in many small ways and runs the unit tests each time. A
// change that no test notices "survives": a test is missing, or the code has no effect.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'contract/**/*.ts',
    'design-system/sequence-player/*.ts',
    'app/features/shopping/{lasting-outbox,memory-outbox,outbox,outcome,overlay,sync}.ts',
    '!**/*.test.ts',
    '!**/*.{fixtures,helpers}.ts',
  ],
  // Stryker would rewrite tsconfig.json with the compiler API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // Tables and schemas are evaluated once when a module loads; the server's tests check them.
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
  ignorePatterns: ['/content', '/coverage', '/data', '/dist', '/docs', '/server', '/tests/visual'],
}
