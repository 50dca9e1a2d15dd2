import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Drawing, DrawingReport } from './drawing.ts'
import { DrawingError } from './drawing-error.ts'
import { residentBytes } from './resident-bytes.ts'

const FILE = fileURLToPath(new URL('drawing-process.ts', import.meta.url))
/** Of the system's priorities, from 0 to 19: others go first, but it is never left without time. */
const PATIENT = 5
/** Milliseconds between checks of time and memory. */
const POLL_MS = 50

/** Limits of one drawing. */
export interface DrawingLimits {
  /** Milliseconds, the start of the process included. */
  timeMs: number
  /** Resident bytes of the process; checked where `/proc` exists. */
  memoryBytes: number
}

/** A child process that draws pictures, one at a time. It does not keep this process alive. */
export class DrawingChild {
  readonly #process: ChildProcess
  readonly #ready = Promise.withResolvers<void>()
  readonly #exit = Promise.withResolvers<void>()
  #answer: PromiseWithResolvers<Buffer> | undefined
  #limitHit: DrawingError | undefined
  #hasEnded = false

  /** @param isPatient whether everything else of the machine goes first */
  constructor(isPatient = false) {
    this.#process = fork(FILE, {
      // Without this process's environment and options, such as secrets and a debugger's port.
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process.on('message', (report: DrawingReport) => this.#take(report))
    this.#process.on('error', (error) => this.#end(error))
    this.#process.on('exit', (code, signal) => this.#end(new Error(`exit ${code ?? signal}`)))
    this.#process.unref()
    this.#process.channel?.unref()
    if (isPatient) this.#letOthersFirst()
  }

  /** Undefined if the process could not be started. */
  get pid(): number | undefined {
    return this.#process.pid
  }

  /** Whether it accepts no more drawings. */
  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /**
   * Draws a picture as WebP.
   * @throws {DrawingError} when the picture cannot be read or exceeds `limits`; the process has
   * then ended if it exceeded them or crashed
   * @throws {Error} when the process did not start
   */
  async draw(drawing: Drawing, limits: DrawingLimits): Promise<Buffer> {
    const watch = this.#watch(limits)
    this.#process.channel?.ref()
    try {
      await this.#ready.promise
      this.#answer = Promise.withResolvers()
      this.#process.send(drawing)
      return await this.#answer.promise
    } finally {
      clearInterval(watch)
      this.#answer = undefined
      this.#process.channel?.unref()
    }
  }

  /** Ends the process together with what it is drawing. */
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
      // It draws as fast as others work.
    }
  }

  /** Kills the process when it exceeds a limit. */
  #watch({ timeMs, memoryBytes }: DrawingLimits): NodeJS.Timeout {
    const start = performance.now()
    const look = () => {
      const time = performance.now() - start
      const memory = residentBytes(this.pid ?? 0) ?? 0
      if (time > timeMs) this.#limitHit = new DrawingError('time', `${Math.round(time)} ms`)
      else if (memory > memoryBytes) this.#limitHit = new DrawingError('memory', `${memory} bytes`)
      if (this.#limitHit) this.#process.kill('SIGKILL')
    }
    return setInterval(look, POLL_MS)
  }

  #take(report: DrawingReport): void {
    // A result after the limit comes from a process that is being killed.
    if (this.#limitHit) return
    if (report.kind === 'ready') this.#ready.resolve()
    else if (report.kind === 'drawn') this.#answer?.resolve(Buffer.from(report.image))
    else this.#answer?.reject(new DrawingError('unreadable', report.reason))
  }

  #end(cause: Error): void {
    this.#hasEnded = true
    this.#exit.resolve()
    const crash = new DrawingError('unreadable', `The drawing process ended: ${cause.message}.`)
    this.#answer?.reject(this.#limitHit ?? crash)
    this.#ready.reject(this.#limitHit ?? new Error('The drawing process did not start.', { cause }))
  }
}
