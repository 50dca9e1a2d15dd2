import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { ChildReport } from './child-report.ts'

/**
 * Ends this process once its parent has ended, also when it hangs and does not notice. A text, because a thread
 * with a file of TypeScript would load a compiler.
 */
const ORPHAN_THREAD = `
  const { workerData } = require('node:worker_threads')
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 1_000)
`

function report(message: ChildReport): void {
  process.send?.(message)
}

/**
 * Makes this process one that does what its parent requests, one request after the other, for as long as the
 * parent lives. {@link LimitedChild} starts and ends it.
 */
export function serveParent(work: (request: never) => Promise<unknown>): void {
  const serve = async (request: never) => {
    try {
      report({ kind: 'done', answer: await work(request) })
    } catch (error) {
      report({ kind: 'failed', reason: String(error) })
    }
  }
  process.on('message', (request) => void serve(request as never))
  // Killed, because an exit would wait for threads.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  new Worker(ORPHAN_THREAD, { eval: true, workerData: process.ppid, execArgv: [] }).unref()
  // Terminals and supervisors signal the whole process group. The parent ends this process when it is done.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  report({ kind: 'ready' })
  // Written now: this process ends by a signal, which leaves no time.
  flushCompileCache()
}
