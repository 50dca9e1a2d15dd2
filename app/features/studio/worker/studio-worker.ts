import type { StreamTargetChunk } from 'mediabunny'
import { readFilmJson } from '#cooking/film/step-film/read-film-json.ts'
import { abilityFor } from './ability.ts'
import { checkFilm } from './check-film.ts'
import { copyPart } from './copy-part.ts'
import type { Answered, Asked, Job, Jobs } from './jobs.ts'
import { joinParts } from './join-parts.ts'
import { lookNear } from './look-near.ts'
import { listenThrough, lookAtPictures } from './look-through.ts'
import { makePart, type Making } from './make-part.ts'

function answer(answered: Answered): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker
  postMessage(answered)
}

/** Writes a file of the device. One whose writing fails keeps what it was. */
async function write(
  target: FileSystemFileHandle,
  how: (stream: WritableStream<StreamTargetChunk>) => Promise<void>,
): Promise<void> {
  const file = await target.createWritable()
  // The library closes what it is given, at its end alone.
  await how(file)
}

async function doJob(job: Job, id: number, signal: AbortSignal): Promise<Answered> {
  const report = (progress: Jobs[keyof Jobs]['progress']) => answer({ id, progress })
  const making: Making = { report, signal }
  switch (job.kind) {
    case 'check':
      return { id, output: await checkFilm(job.file) }
    case 'json':
      return { id, output: readFilmJson(await job.file.text()) }
    case 'able':
      return { id, output: await abilityFor(job.files, job.settings) }
    case 'look':
      await lookAtPictures(job.file, job.duration, report, signal)
      return { id, output: undefined }
    case 'near':
      await lookNear(job.file, job, report, signal)
      return { id, output: undefined }
    case 'listen':
      return { id, output: { loudness: await listenThrough(job.file, report, signal) } }
    case 'part': {
      let output: Jobs['part']['output'] = { seconds: 0 }
      await write(job.target, async (stream) => {
        output = job.settings.isCopied
          ? await copyPart(job, stream, making)
          : { seconds: await makePart(job, stream, making) }
      })
      return { id, output }
    }
    default:
      await write(job.target, async (stream) => await joinParts(job, stream, making))
      return { id, output: undefined }
  }
}

function failureOf(error: unknown): 'stopped' | 'full' | 'failed' {
  if (!(error instanceof DOMException)) return 'failed'
  if (error.name === 'AbortError') return 'stopped'
  return error.name === 'QuotaExceededError' ? 'full' : 'failed'
}

const running = new Map<number, AbortController>()

async function run(id: number, job: Job): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    answer(await doJob(job, id, controller.signal))
  } catch (error) {
    answer({ id, failure: failureOf(error) })
  } finally {
    running.delete(id)
  }
}

// Not `self`, whose type is that of a page.
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('job' in data) void run(data.id, data.job)
  else running.get(data.id)?.abort()
})
