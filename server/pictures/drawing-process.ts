import sharp, { type Sharp } from 'sharp'
import { PIXELS_MAX } from './check-size.ts'
import type { Drawing, DrawingReport } from './drawing.ts'

/**
 * The child process that draws pictures, one after the other. `drawing-child.ts` starts and ends
 * it, so that a malicious picture cannot harm the server.
 */

/** WebP quality: below this, edges show artefacts. */
const QUALITY = 80
/**
 * How hard the encoder tries for a picture of a member, from 0 to 6: half the time of its own choice, 4,
 * for files that are 3 % larger.
 */
const EFFORT = 2

// One picture at a time, without a cache.
sharp.concurrency(1)
sharp.cache(false)

function pipelineOf(drawing: Drawing): Sharp {
  if (drawing.kind === 'width') {
    return sharp(drawing.file).resize({ width: drawing.width, withoutEnlargement: true })
  }
  const { kind, picture, side } = drawing
  return sharp(picture, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize(
      kind === 'square'
        ? { width: side, height: side, fit: 'cover' }
        : { width: side, height: side, fit: 'inside', withoutEnlargement: true },
    )
}

async function draw(drawing: Drawing): Promise<DrawingReport> {
  try {
    const image = await pipelineOf(drawing)
      .webp({ quality: QUALITY, ...(drawing.kind === 'fit' && { effort: EFFORT }) })
      .toBuffer()
    return { kind: 'drawn', image }
  } catch (error) {
    return { kind: 'unreadable', reason: String(error) }
  }
}

function report(message: DrawingReport): void {
  process.send?.(message)
}

process.on('message', (drawing: Drawing) => void draw(drawing).then(report))
// Killed, because an exit would wait for the drawing thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Terminals and supervisors signal the whole process group. The server ends this process when it is
// done.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
report({ kind: 'ready' })
