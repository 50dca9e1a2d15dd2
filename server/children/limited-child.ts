import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { ChildReport } from './child-report.ts'
import { LimitReached } from './limit-reached.ts'
import { residentBytes } from './resident-bytes.ts'

/** Of the system's priorities, from 0 to 19: others go first, but it is never left without time. */
const PATIENT = 5
/** Milliseconds between checks of time and memory. */
const POLL_MS = 50
/** Milliseconds in which a process has to start. */
const START_MS = 30_000

/** Where compiled modules are cached, if they are: a child starts in half the time. */
const { NODE_COMPILE_CACHE } = process.env
const COMPILED = { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }

/** How a child process is started. */
export interface ChildProgram {
  /** Path of the module, which calls `serveParent`. */
  readonly file: string
  readonly args?: readonly string[]
  /** Megabytes of its JavaScript heap. */
  readonly heapMb: number
  /** Its whole environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether everything else of the machine goes first. */
  readonly isPatient?: boolean
}

/** Limits of one request. */
export interface ChildLimits {
  /** Milliseconds, without the start of the process. */
  readonly timeMs: number
  /** Resident bytes of the process; checked where `/proc` exists. */
  readonly memoryBytes: number
}

/** The child could not do what was requested. */
export class ChildFailed extends Error {
  override readonly name = 'ChildFailed'
}

/** The code with which a process ends whose JavaScript heap is full, as a signal and as shells say it. */
const ABORTED = new Set<number | string | null>(['SIGABRT', 'SIGTRAP', 'SIGILL', 134])

/** A child process that does one thing at a time under limits. It does not keep this process alive. */
export class LimitedChild {
  readonly #process: ChildProcess
  readonly #ready = Promise.withResolvers<void>()
  readonly #exit = Promise.withResolvers<void>()
  #answer: PromiseWithResolvers<unknown> | undefined
  #limitHit: LimitReached | undefined
  #hasEnded = false

  constructor({ file, args = [], heapMb, env = {}, isPatient = false }: ChildProgram) {
    this.#process = fork(file, args, {
      // Without this process's environment and options, such as secrets and a debugger's port.
      env: { ...COMPILED, ...env },
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process.on('message', (report: ChildReport) => this.#take(report))
    this.#process.on('error', (error) => this.#end(error))
    this.#process.on('exit', (code, signal) => this.#endWith(code ?? signal))
    this.#process.unref()
    this.#process.channel?.unref()
    this.#ready.promise.catch(() => {})
    if (isPatient) this.#letOthersFirst()
  }

  /** Undefined if the process could not be started. */
  get pid(): number | undefined {
    return this.#process.pid
  }

  /** Whether it takes no more requests. */
  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /**
   * Does what is requested.
   * @throws {LimitReached} when it takes too much; the process has then ended
   * @throws {ChildFailed} when it fails, or the process crashes or is killed meanwhile
   * @throws {Error} when the process did not start
   */
  async request<Answer>(request: object, limits: ChildLimits): Promise<Answer> {
    const watch = this.#watch(limits)
    this.#process.channel?.ref()
    try {
      await this.#ready.promise
      this.#answer = Promise.withResolvers()
      this.#process.send(request)
      return (await this.#answer.promise) as Answer
    } finally {
      watch.end()
      this.#answer = undefined
      this.#process.channel?.unref()
    }
  }

  /** Ends the process together with what it is doing. */
  async kill(): Promise<void> {
    this.#hasEnded = true
    this.#process.kill('SIGKILL')
    await this.#exit.promise
  }

  /** Lets everything else of the machine go first, where the system allows it. */
  #letOthersFirst(): void {
    try {
      if (this.pid !== undefined) setPriority(this.pid, PATIENT)
    } catch {
      // It works as fast as others do.
    }
  }

  /** Kills the process when it exceeds a limit. */
  #watch({ timeMs, memoryBytes }: ChildLimits): { end: () => void } {
    let start = performance.now()
    let limitMs = START_MS
    const began = () => {
      start = performance.now()
      limitMs = timeMs
    }
    this.#ready.promise.then(began, () => {})
    const look = () => {
      const time = performance.now() - start
      const memory = residentBytes(this.pid ?? 0) ?? 0
      if (time > limitMs) this.#limitHit = new LimitReached('time', `${Math.round(time)} ms`)
      else if (memory > memoryBytes) this.#limitHit = new LimitReached('memory', `${memory} bytes`)
      if (this.#limitHit) this.#process.kill('SIGKILL')
    }
    const timer = setInterval(look, POLL_MS)
    return { end: () => clearInterval(timer) }
  }

  #take(report: ChildReport): void {
    // A result after the limit comes from a process that is being killed.
    if (this.#limitHit) return
    if (report.kind === 'ready') this.#ready.resolve()
    else if (report.kind === 'done') this.#answer?.resolve(report.answer)
    else this.#answer?.reject(new ChildFailed(report.reason))
  }

  #endWith(how: number | string | null): void {
    if (this.#answer && ABORTED.has(how)) this.#limitHit ??= new LimitReached('memory', 'its heap')
    this.#end(new Error(`exit ${how}`))
  }

  #end(cause: Error): void {
    this.#hasEnded = true
    this.#exit.resolve()
    const crash = new ChildFailed(`The process ended: ${cause.message}.`)
    this.#answer?.reject(this.#limitHit ?? crash)
    this.#ready.reject(this.#limitHit ?? new Error('The process did not start.', { cause }))
  }
}
