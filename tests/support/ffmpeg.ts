import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this machine can make films: tests that need some are skipped where ffmpeg is not installed. */
export const HAS_FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0

const made = new Map<string, Buffer>()

/** What ffmpeg makes of arguments. Made once. */
export function ffmpeg(args: string, ending = 'mp4'): Buffer {
  const known = made.get(args + ending)
  if (known) return known
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const file = join(folder, `film.${ending}`)
  try {
    const all = ['-y', '-loglevel', 'error', ...args.split(' '), file]
    execFileSync('ffmpeg', all, { stdio: ['ignore', 'inherit', 'inherit'] })
    const bytes = readFileSync(file)
    made.set(args + ending, bytes)
    return bytes
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A picture that moves, as an input of ffmpeg. */
export const PICTURE = (seconds: number, size = '320x180') =>
  `-f lavfi -i testsrc=s=${size}:r=30:d=${seconds}`
/** A tone, as an input of ffmpeg. */
export const TONE = (seconds: number) => `-f lavfi -i sine=r=48000:d=${seconds}`
/** As the studio encodes pictures: a key frame each second. */
export const H264 =
  '-c:v libx264 -preset ultrafast -g 30 -keyint_min 30 -sc_threshold 0 -pix_fmt yuv420p'
