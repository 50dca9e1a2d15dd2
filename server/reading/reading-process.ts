import { serveParent } from '#server/children/serve-parent.ts'
import type * as jobs from './jobs.ts'
import type { SharedFoods } from './line-foods.ts'
import { lineWords, type LineWords } from './line-words.ts'

/** A job for a reading process. */
export interface ReadingRequest {
  readonly name: keyof typeof jobs
  readonly input: unknown
  /** The member's own first. */
  readonly foods?: readonly SharedFoods[]
}

type Job = (input: unknown, words: LineWords | undefined) => unknown

// The parent says where the jobs are.
const all = (await import(process.argv[2] ?? '')) as Record<string, Job>

serveParent(async ({ name, input, foods }: ReadingRequest) => {
  const job = all[name]
  if (!job) throw new Error(`There is no job ${name}.`)
  return await job(input, foods && lineWords(foods))
})
