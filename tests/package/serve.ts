import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createServer, mergeConfig, preview, type InlineConfig } from 'vite'

/** A page that is served, and a function that stops it. */
interface Served {
  address: string
  close: () => Promise<void>
}

/** Configuration of an application of the host: the one in its root, or in a folder. */
function configOf(folder: string, more: InlineConfig): InlineConfig {
  const own: InlineConfig = {
    root: join(process.env.PACKAGE_HOST!, folder),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    // Any free port.
    server: { port: 0 },
    preview: { port: 0 },
  }
  return mergeConfig(own, more)
}

/** Serves an application from its sources, as in development. */
export async function serveSources(folder = '', more: InlineConfig = {}): Promise<Served> {
  const server = await createServer(configOf(folder, more))
  await server.listen()
  return { address: server.resolvedUrls!.local[0]!, close: () => server.close() }
}

/** Builds an application and serves what came out. */
export async function serveBuilt(folder = '', more: InlineConfig = {}): Promise<Served> {
  // The test runner sets `test`, which would build React for development.
  process.env.NODE_ENV = 'production'
  const config = configOf(folder, more)
  await build(config)
  const server = await preview(config)
  return { address: server.resolvedUrls!.local[0]!, close: () => server.close() }
}
