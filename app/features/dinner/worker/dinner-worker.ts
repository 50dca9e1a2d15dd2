import { doJob, type Job } from './jobs.ts'

/** What a page sends. */
export interface Asked {
  readonly id: number
  readonly job: Job
}

/** What it gets back; without an output the job has failed. */
export interface Answered {
  readonly id: number
  readonly output?: unknown
  readonly hasFailed?: true
}

function answer(answered: Answered): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker
  postMessage(answered)
}

// Not `self`, whose type is that of a page.
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, job } = data
  try {
    answer({ id, output: doJob(job) })
  } catch {
    answer({ id, hasFailed: true })
  }
})
