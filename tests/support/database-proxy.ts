import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A TCP proxy in front of PostgreSQL that can be cut or frozen, as a network can. */
export interface DatabaseProxy {
  /** Connection string of the same database through the proxy. */
  url: string
  /** Connections made through it so far. */
  connections: () => number
  /** Ends every connection and accepts no new one. */
  cut: () => void
  /** Keeps every connection open, new ones included, and forwards nothing. */
  freeze: () => void
  /** Forwards delayed data, and accepts connections again. */
  restore: () => void
  /** Ends every connection and stops listening. */
  close: () => void
}

type State = 'open' | 'cut' | 'frozen'

/** Starts a proxy in front of a database on a free port of this machine. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: State = 'open'
  let connections = 0
  const server = createServer((near) => {
    near.on('error', () => {})
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(addressOf(databaseUrl)).on('error', () => {})
    const pair = [near, far] as const
    pairs.add(pair)
    connections += 1
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
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    connections: () => connections,
    cut: () => setState('cut'),
    freeze: () => setState('frozen'),
    restore: () => setState('open'),
    close: () => {
      setState('cut')
      server.close()
    },
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

/** Address of the server. A folder as `host` contains its Unix socket. */
function addressOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port || 5432) }
}
