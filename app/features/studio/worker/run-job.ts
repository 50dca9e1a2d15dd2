import type { Answered, Asked, Job, Jobs } from './jobs.ts'

/** Why a job has no output. `full`: the device has no room. */
export class JobFailed extends Error {
  readonly why: 'stopped' | 'full' | 'failed'

  constructor(why: JobFailed['why']) {
    super(`The studio's worker has ${why}.`)
    this.why = why
  }
}

interface Waiting {
  readonly kind: Job['kind']
  readonly resolve: (output: unknown) => void
  readonly reject: (error: JobFailed) => void
  readonly report: ((progress: unknown) => void) | undefined
}

/** Milliseconds that the worker stays without a job. */
const REST_MS = 5_000
/**
 * Jobs after which the worker ends at once. Its garbage is collected only when it needs room, and the sound of ten
 * minutes leaves a hundred megabytes.
 */
const LARGE: ReadonlySet<Job['kind']> = new Set(['listen', 'part', 'join'])

let worker: Worker | undefined
let rest: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

function endWorker(): void {
  worker?.terminate()
  worker = undefined
}

/** What is asked of a worker that has ended is never answered. */
function failAll(): void {
  for (const { reject } of waiting.values()) reject(new JobFailed('failed'))
  waiting.clear()
  endWorker()
}

function take(answered: Answered): void {
  const one = waiting.get(answered.id)
  if ('progress' in answered) {
    one?.report?.(answered.progress)
    return
  }
  waiting.delete(answered.id)
  if (waiting.size === 0) {
    if (one && LARGE.has(one.kind)) endWorker()
    else rest = setTimeout(endWorker, REST_MS)
  }
  if ('failure' in answered) one?.reject(new JobFailed(answered.failure))
  else one?.resolve(answered.output)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./studio-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answered>) => take(data))
  started.addEventListener('error', failAll)
  return started
}

function send(asked: Asked): void {
  clearTimeout(rest)
  worker ??= startWorker()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(asked)
}

/** How a job is followed and stopped. */
export interface Following<Progress> {
  readonly report?: (progress: Progress) => void
  readonly signal?: AbortSignal
}

/**
 * Has a job of the studio done in its worker, so that nothing on the page waits for it.
 * @throws {JobFailed} when it fails or is stopped, or the worker cannot be loaded
 */
export async function runJob<Kind extends keyof Jobs>(
  job: { readonly kind: Kind } & Jobs[Kind]['input'],
  { report, signal }: Following<Jobs[Kind]['progress']> = {},
): Promise<Jobs[Kind]['output']> {
  if (signal?.aborted) throw new JobFailed('stopped')
  const id = (lastId += 1)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.set(id, { kind: job.kind, resolve, reject, report: report as Waiting['report'] })
  const stop = () => send({ id, stop: true })
  signal?.addEventListener('abort', stop)
  send({ id, job: job as Job })
  try {
    return (await promise) as Jobs[Kind]['output']
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
