import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '#server/config.ts'
import { openClips } from './clips.ts'
import { makeFilm } from './films.ts'
import type { FilmStep } from './stitch.ts'

/** A film to make. */
export interface FilmRequest {
  readonly recipe: { slug: string; steps: readonly FilmStep[] }
  readonly config: Pick<Config, 'DATA_DIR'>
}

const { recipe, config } = workerData as FilmRequest
const { hash } = await makeFilm(await openClips(), recipe, config)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(hash)
