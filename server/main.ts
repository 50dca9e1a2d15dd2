import { configHelp, readConfig } from './config.ts'
import { demoNotice } from './catalogue-import/demo-member.ts'
import { fillWhenEmpty } from './catalogue-import/fill-when-empty.ts'
import { upgradeNotice } from './catalogue-import/upgrade-notice.ts'
import { poolerNotice } from './db/pooler-notice.ts'
import { firstNotice } from './host/first-notice.ts'
import { proxyNotice } from './http/trust-proxy.ts'
import { mailNotice } from './mail/transport.ts'
import { builtPages, developmentPages } from './pages/serve.ts'
import { keepFilesPrivate } from './lib/private-files.ts'
import { run, type RunOptions } from './run.ts'
import { StartError } from './start-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { VERSION } from './lib/version.ts'
import { startWatchdog } from './watchdog.ts'

/** In development Vite serves hundreds of modules outside of all routes. */
const UNLIMITED: Pick<RunOptions, 'limits' | 'overload'> = {
  limits: { pages: Infinity },
  overload: { requests: Infinity, requestsInLittleMemory: Infinity },
}

async function main(options: ReadonlySet<string>): Promise<void> {
  if (options.has('--help')) {
    console.log(configHelp())
    return
  }
  const config = readConfig(process.env)
  keepFilesPrivate()
  const isDevelopment = options.has('--dev')
  // A debugger pauses the server in development.
  if (!isDevelopment) startWatchdog()
  const pages = isDevelopment ? developmentPages(config) : builtPages(config)
  const notices: string[] = []
  let first: Awaited<ReturnType<typeof firstNotice>>
  const fill: RunOptions['fill'] = async (database) => {
    if (config.READ_ONLY === 'off') await fillWhenEmpty(database, config)
    for (const notice of [await demoNotice(database, config), await upgradeNotice(database.db)]) {
      if (notice !== undefined) notices.push(notice)
    }
    if (config.READ_ONLY === 'off' && config.LOCAL_SIGN_IN === 'on')
      first = await firstNotice(database.db, Date.now())
  }
  const server = await run(config, { pages, fill, ...(isDevelopment && UNLIMITED) })
  stopOnSignal(server, isDevelopment ? 0 : config.DRAIN_SECONDS)
  const origin = config.PUBLIC_ORIGIN ?? server.origin
  console.log(`Simmer is ready: ${origin} (version ${VERSION})`)
  if (first) console.log(first(origin))
  for (const notice of notices) console.log(notice)
  for (const notice of [mailNotice(config), proxyNotice(config), await poolerNotice(config)]) {
    if (notice !== undefined) console.log(notice)
  }
}

try {
  await main(new Set(process.argv.slice(2)))
} catch (error) {
  // One line for errors that the operator can fix. Any other error is a bug.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
