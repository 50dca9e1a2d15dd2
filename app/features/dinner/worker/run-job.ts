import type { Answered, Asked } from './dinner-worker.ts'
import type { Job, Jobs } from './jobs.ts'

interface Waiting {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** What is asked of a worker that has ended is never answered. */
function failAll(): void {
  for (const { reject } of waiting.values()) reject(new Error('The planner has ended.'))
  waiting.clear()
  worker?.terminate()
  worker = undefined
}

function startWorker(): Worker {
  const started = new Worker(new URL('./dinner-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.hasFailed) one?.reject(new Error('The planner has failed.'))
    else one?.resolve(data.output)
  })
  started.addEventListener('error', failAll)
  return started
}

/**
 * Has a job of the planner done in its worker, so that nothing on the page waits for it. Jobs are done in the order in
 * which they are given.
 * @throws when the worker cannot be loaded, or fails
 */
export async function runJob<Kind extends keyof Jobs>(
  job: { readonly kind: Kind } & Jobs[Kind]['input'],
): Promise<Jobs[Kind]['output']> {
  worker ??= startWorker()
  const id = (lastId += 1)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.set(id, { resolve, reject })
  const asked: Asked = { id, job: job as Job }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(asked)
  return (await promise) as Jobs[Kind]['output']
}
