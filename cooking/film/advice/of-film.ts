import { filmParts } from '#contract/films/film-rules.ts'
import {
  BEGINNINGS_APART_MS,
  FILM_GOOD_MS,
  LOUDNESS_FAR,
  LOUDNESS_USUAL,
  type Advice,
  type AdvisedFilm,
  type Mend,
} from './advice.ts'

/** Beginnings that are nearer to each other than can be seen. A still is held as long as a cook likes. */
export function closeBeginnings({ film }: AdvisedFilm): Advice[] {
  const parts = filmParts(film)
  const numbers = new Map(film.Steps.map(({ Key }, index) => [Key, index + 1]))
  return parts.flatMap(({ Key: step, StartsMs, StopsMs }, index): Advice[] => {
    const last = parts[index - 1]
    if (!last || last.IsStill) return []
    const apartMs = StartsMs - last.StartsMs
    if (apartMs >= BEGINNINGS_APART_MS) return []
    const toMs = last.StartsMs + BEGINNINGS_APART_MS
    const hasRoom = toMs + BEGINNINGS_APART_MS <= StopsMs
    const mend: Mend = hasRoom
      ? { kind: 'move', step, toMs }
      : { kind: 'look', step, atMs: StartsMs }
    const number = numbers.get(step) ?? 0
    const before = numbers.get(last.Key) ?? 0
    return [{ kind: 'close', group: 'better', number, step, before, apartMs, mend }]
  })
}

/** A film that is over before it has shown something. */
export function shortFilm({ film: { DurationMs: durationMs } }: AdvisedFilm): Advice[] {
  if (durationMs >= FILM_GOOD_MS) return []
  return [{ kind: 'short', group: 'better', durationMs, mend: { kind: 'longerFilm' } }]
}

/** A sound that is far from how loud films are elsewhere. */
export function farLoudness({ loudness: lufs }: AdvisedFilm): Advice[] {
  if (lufs === undefined || !Number.isFinite(lufs)) return []
  const dB = LOUDNESS_USUAL - lufs
  if (Math.abs(dB) <= LOUDNESS_FAR) return []
  const kind = dB > 0 ? 'quiet' : 'loud'
  return [{ kind, group: 'better', lufs, mend: { kind: 'gain', dB: Math.round(dB * 10) / 10 } }]
}

/** Whether a child is in the picture. Nothing but its author looks at a film, so each one is asked once. */
export function childInPicture({ film, isAgreed }: AdvisedFilm): Advice[] {
  if (isAgreed !== false || filmParts(film).length === 0) return []
  return [{ kind: 'child', group: 'question', mend: { kind: 'agree' } }]
}

/** Pictures on their head. Only the author knows whether they are: a camera above a pan does not. */
export function upsideDown({ isUpsideDown }: AdvisedFilm): Advice[] {
  return isUpsideDown ? [{ kind: 'upsideDown', group: 'question', mend: { kind: 'turn' } }] : []
}
