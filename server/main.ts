import { configHelp, readConfig } from './config.ts'
import { fillWhenEmpty } from './content/fill-when-empty.ts'
import { builtPages, developmentPages } from './pages/serve.ts'
import { run } from './run.ts'
import { StartError } from './start-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'

async function main(options: ReadonlySet<string>): Promise<void> {
  if (options.has('--help')) {
    console.log(configHelp())
    return
  }
  const config = readConfig(process.env)
  const pages = options.has('--dev') ? developmentPages(config) : builtPages(config)
  const server = await run(config, { pages, fill: fillWhenEmpty })
  stopOnSignal(server)
  console.log(`Simmer is ready: ${config.PUBLIC_ORIGIN ?? server.origin}`)
}

try {
  await main(new Set(process.argv.slice(2)))
} catch (error) {
  // One line for what the person who starts it can mend; anything else is a fault of ours.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
