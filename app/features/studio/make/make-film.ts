import { cutList, type Cut } from '#cooking/film/cut-list.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { durationOf, giveUpJoined, type MadeStep, type Project } from '../device/project.ts'
import type { PictureSettings } from '../worker/part-seconds.ts'
import { runJob } from '../worker/run-job.ts'
import type { SourceFile } from '../worker/source.ts'

/** Name of the file of the whole film. */
const FILM_FILE = 'film.mp4'

/** How far a film is made. */
export interface MakingAt {
  /** Key of the step whose part is being made; undefined while the parts are joined. */
  readonly step: string | undefined
  /** Seconds of film that are made of that, and of all of it. */
  readonly seconds: number
  readonly total: number
}

/** What a film is made with. */
export interface MakeFilm {
  readonly store: ProjectStore
  readonly sources: readonly SourceFile[]
  readonly settings: PictureSettings
  /** Factor of the sound; undefined: it has none. */
  readonly gain: number | undefined
  readonly report: (at: MakingAt) => void
  readonly signal: AbortSignal
}

/** What the film shows as the marks stand. */
export function cutsOf(project: Project): Cut[] {
  return cutList(project.history.now, durationOf(project))
}

/** Whether a part was made from just this. */
export function isMadeOf(made: MadeStep | undefined, cut: Cut, settings: PictureSettings): boolean {
  return made !== undefined && signOf([made.cut, made.settings]) === signOf([cut, settings])
}

/** Tells whether two films are made from the same. */
function signOf(what: unknown): string {
  return JSON.stringify(what)
}

/** The sign of the film that the marks ask for. */
export function filmSign(
  project: Project,
  settings: PictureSettings,
  gain: number | undefined,
): string {
  return signOf([cutsOf(project), settings, gain])
}

/** The part of a step, made before or now. */
async function partOf(
  { store, sources, settings, report, signal }: MakeFilm,
  cut: Cut,
  total: number,
): Promise<{ cut: Cut; file: File; seconds: number }> {
  const { made } = store.state().project
  const known = made[cut.key]
  const before =
    known && isMadeOf(known, cut, settings) ? await store.folder?.file(known.file) : undefined
  if (known && before && before.size > 0)
    return { cut: known.shown ?? cut, file: before, seconds: known.seconds }
  const name = `part-${cut.key}.mp4`
  const target = await store.folder?.target(name)
  if (!target) throw new Error('The browser keeps no files.')
  const { seconds, shown, early } = await runJob(
    { kind: 'part', sources, cut, settings, target },
    { signal, report: (done) => report({ step: cut.key, seconds: done, total }) },
  )
  store.change((project) => ({
    ...project,
    made: {
      ...project.made,
      [cut.key]: { cut, settings, file: name, seconds, ...(shown && { shown, early }) },
    },
  }))
  return { cut: shown ?? cut, file: await target.getFile(), seconds }
}

/**
 * Makes a film from its marks: the parts that are not made yet, then the whole. What is made stays when it is
 * stopped, and goes on from there the next time.
 *
 * @throws {JobFailed} when it is stopped, the device is full or the browser fails
 */
export async function makeFilm(make: MakeFilm): Promise<void> {
  const { store, sources, settings, gain, report, signal } = make
  const { project } = store.state()
  const cuts = cutsOf(project)
  const total = cuts.length
  const parts: { cut: Cut; file: File; seconds: number }[] = []
  for (const cut of cuts) parts.push(await partOf(make, cut, total))
  const target = await store.folder?.target(FILM_FILE)
  if (!target) throw new Error('The browser keeps no files.')
  await runJob(
    { kind: 'join', sources, parts, settings, gain, target },
    { signal, report: (seconds) => report({ step: undefined, seconds, total }) },
  )
  const { size } = await target.getFile()
  const joined = { file: FILM_FILE, sign: filmSign(project, settings, gain), size }
  store.change((before) => ({ ...giveUpJoined(before), joined }))
}
