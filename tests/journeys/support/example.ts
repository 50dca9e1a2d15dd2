import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** The journeys' `test` on a site that has the recipes of `content/example`, see `serve-example.ts`. */
export const test = base.extend<object, { exampleOrigin: string }>({
  exampleOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const script = join(import.meta.dirname, 'serve-example.ts')
      const server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
      const [origin] = (await once(createInterface(server.stdout), 'line')) as [string]
      await use(origin)
      const gone = once(server, 'exit')
      server.kill()
      await gone
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ exampleOrigin }, use) => {
    await use(exampleOrigin)
  },
})
