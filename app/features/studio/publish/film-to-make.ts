import { LOUDNESS_USUAL } from '#cooking/film/advice/advice.ts'
import { cutSeconds, type Cut } from '#cooking/film/cut-list.ts'
import type { Project } from '../device/project.ts'
import { settingsOf } from '../make/film-settings.ts'
import { cutsOf, filmSign, isMadeOf } from '../make/make-film.ts'
import type { PictureSettings } from '../worker/part-seconds.ts'

/** The film that the marks ask for. */
export interface FilmToMake {
  readonly cuts: readonly Cut[]
  readonly settings: PictureSettings
  /** Factor of its sound; undefined: it has none. */
  readonly gain: number | undefined
  /** Seconds of film. */
  readonly seconds: number
  /** Keys of steps whose parts are made. */
  readonly made: readonly string[]
  /** Most seconds by which parts that are made begin too early; 0 where pictures were made. */
  readonly early: number
  /** Whether the whole is made from just this. */
  readonly isJoined: boolean
}

/** Most by which a sound is made louder, in dB: beyond it one hears the room more than the food. */
const LIFT_MAX = 15

/** By which factor the sound is brought to the loudness of other films; undefined for a film without sound. */
function gainOf(project: Project): number | undefined {
  if (!project.files.some(({ facts }) => facts.sound !== undefined)) return undefined
  return 10 ** (liftOf(project) / 20)
}

/** By how many dB the sound is made louder, or quieter below 0. */
function liftOf({ files, isLifted }: Project): number {
  const loudness = measuredLoudness(files)
  if (!isLifted || loudness === undefined) return 0
  return Math.min(LIFT_MAX, LOUDNESS_USUAL - loudness)
}

/** The loudness that the film will have, in LUFS; undefined until it is measured. */
export function loudnessOf(project: Project): number | undefined {
  const measured = measuredLoudness(project.files)
  return measured === undefined ? undefined : measured + liftOf(project)
}

/** The loudness of the longest file that is measured, in LUFS. */
function measuredLoudness(files: Project['files']): number | undefined {
  const measured = files.filter(({ loudness }) => loudness !== undefined)
  const [longest] = measured.toSorted((a, b) => b.facts.duration - a.facts.duration)
  return longest?.loudness
}

/** What has to be made of a project, and what is. */
export function filmToMake(project: Project): FilmToMake {
  const cuts = cutsOf(project)
  const settings = settingsOf(project)
  const gain = gainOf(project)
  const made = cuts.flatMap((cut) => {
    const step = project.made[cut.key]
    return step && isMadeOf(step, cut, settings) ? [step] : []
  })
  return {
    cuts,
    settings,
    gain,
    seconds: cuts.reduce((sum, cut) => sum + cutSeconds(cut), 0),
    made: made.map(({ cut: { key } }) => key),
    early: Math.max(0, ...made.map(({ early = 0 }) => early)),
    isJoined: project.joined?.sign === filmSign(project, settings, gain),
  }
}
