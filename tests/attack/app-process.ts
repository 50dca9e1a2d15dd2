import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { freePort } from '#tests/support/free-port.ts'
import { cpuMsOfTree, forgetPeak, memoryMbOfTree, peakMemoryMb } from './process-tree.ts'

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 30_000
/** Characters of output that are read again; a server under attack may say a lot. */
const LOG_MAX = 5_000_000
const SAMPLE_MS = 100

/** Servers that run: none outlives this process, however it ends. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** How a server ended. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** Seconds since it was told to end. */
  seconds: number
}

/** Settings of a server that override the usual ones. */
export type Settings = Record<string, string>

/** The built app in a process of its own, started as `npm start` starts it. */
export class AppProcess {
  readonly origin: string
  readonly settings: Settings
  /** Times that the process ended by itself once it listened. */
  crashes = 0
  /** Everything it has written, up to a limit. */
  log = ''
  #child: ChildProcess | undefined
  #isStopping = false

  private constructor(port: number, settings: Settings) {
    this.origin = `http://127.0.0.1:${port}`
    this.settings = { HOST: '127.0.0.1', TRUST_PROXY: '1', ...settings, PORT: String(port) }
  }

  /**
   * Starts it on a free port. One trusted proxy is set, so that a request can come from any address.
   * @throws when it does not listen within a minute
   */
  static async start(settings: Settings): Promise<AppProcess> {
    const app = new AppProcess(await freePort(), settings)
    await app.start()
    return app
  }

  /** Starts it, again after an end, on the same port. */
  async start(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, NODE_ENV: 'production', ...this.settings }
    const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'pipe' })
    this.#child = child
    running.add(child)
    this.#isStopping = false
    const ready = Promise.withResolvers<void>()
    let isReady = false
    const keep = (chunk: Buffer) => {
      if (this.log.length < LOG_MAX) this.log += chunk.toString()
      if (!chunk.includes('Simmer is ready')) return
      isReady = true
      ready.resolve()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('exit', (code, signal) => {
      running.delete(child)
      if (isReady && !this.#isStopping) this.crashes += 1
      ready.reject(new Error(`The server ended: ${code ?? signal}\n${this.log.slice(-2000)}`))
    })
    const timer = setTimeout(
      () => ready.reject(new Error('The server did not start.')),
      START_LIMIT_MS,
    )
    try {
      await ready.promise
    } finally {
      clearTimeout(timer)
    }
  }

  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('The server is not running.')
    return pid
  }

  get isRunning(): boolean {
    return (
      this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
    )
  }

  /** Starts it again when it has crashed. */
  async ensureRunning(): Promise<void> {
    if (!this.isRunning) await this.start()
  }

  /** Ends it with a signal; with SIGKILL when that takes longer than 30 seconds. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Exit> {
    const child = this.#child
    const start = performance.now()
    this.#isStopping = true
    if (!child || !this.isRunning)
      return { code: child?.exitCode ?? null, signal: null, seconds: 0 }
    const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
    child.kill(signal)
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    const [code, ended] = await exit
    clearTimeout(timer)
    return { code, signal: ended, seconds: (performance.now() - start) / 1000 }
  }

  /** Processor time of the server and everything it started, in milliseconds. */
  cpuMs(): number {
    return cpuMsOfTree(this.pid)
  }

  /** Memory of the server and everything it started, in megabytes. */
  memoryMb(): number {
    return memoryMbOfTree(this.pid)
  }

  /** Watches the memory until told to stop; gives the most that was held, in megabytes. */
  watchMemory(): () => number {
    forgetPeak(this.pid)
    let most = this.memoryMb()
    const look = () => {
      if (this.isRunning) most = Math.max(most, this.memoryMb(), peakMemoryMb(this.pid))
    }
    const timer = setInterval(look, SAMPLE_MS)
    return () => {
      clearInterval(timer)
      look()
      return most
    }
  }
}
