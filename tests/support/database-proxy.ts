import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a PostgreSQL server that a test can cut or freeze, as a network does. */
export interface DatabaseProxy {
  /** Connection string of the same database through the proxy. */
  url: string
  /** Ends every connection and takes no new one. */
  cut: () => void
  /** Keeps every connection open, new ones too, and passes nothing on. */
  freeze: () => void
  /** Passes on what waited, and takes connections again. */
  restore: () => void
}

type State = 'open' | 'cut' | 'frozen'

/** Starts a proxy before a database for the running test. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: State = 'open'
  const server = createServer((near) => {
    near.on('error', () => {})
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(addressOf(databaseUrl)).on('error', () => {})
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
    if (state === 'open') join(pair)
  })
  const setState = (next: State) => {
    state = next
    for (const pair of pairs) {
      if (next === 'cut') pair[0].destroy()
      else if (next === 'frozen') part(pair)
      else join(pair)
    }
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    setState('cut')
    server.close()
  })
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut: () => setState('cut'),
    freeze: () => setState('frozen'),
    restore: () => setState('open'),
  }
}

function join([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}

function part([near, far]: readonly [Socket, Socket]): void {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}

/** A folder as `host` is that of the server's socket. */
function addressOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port || 5432) }
}
