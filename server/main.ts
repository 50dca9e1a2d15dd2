import { configHelp, readConfig } from './config.ts'
import { builtPages, developmentPages } from './pages/serve.ts'
import { run, type RunningServer } from './run.ts'
import { StartError } from './start-error.ts'

/** Milliseconds that answers under way get when the server is told to stop. */
const STOP_LIMIT_MS = 10_000

async function main(options: ReadonlySet<string>): Promise<void> {
  if (options.has('--help')) {
    console.log(configHelp())
    return
  }
  const config = readConfig(process.env)
  const pages = options.has('--dev') ? developmentPages(config) : builtPages(config)
  const server = await run(config, { pages })
  console.log(`Simmer is ready: ${config.PUBLIC_ORIGIN ?? server.origin}`)
  process.once('SIGTERM', () => void stop(server))
  process.once('SIGINT', () => void stop(server))
}

async function stop(server: RunningServer): Promise<void> {
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  await server.stop()
  process.exit(0)
}

try {
  await main(new Set(process.argv.slice(2)))
} catch (error) {
  // One line for what the person who starts it can mend; anything else is a fault of ours.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
