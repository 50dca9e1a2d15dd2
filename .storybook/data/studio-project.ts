import { ProjectStore } from '#app/features/studio/device/project-store.ts'
import type { Press, Project, ProjectFile } from '#app/features/studio/device/project.ts'
import type { FilmFacts } from '#app/features/studio/worker/film-facts.ts'
import { emptyDraft, type Draft, type DraftStep } from '#contract/own-recipes/draft.ts'
import { newHistory } from '#cooking/film/history.ts'
import type { Marks } from '#cooking/film/marks.ts'
import { stageSteps, STAGE_TITLES } from './studio.ts'

const [ENGLISH, GERMAN] = [stageSteps('en'), stageSteps('de')]

/** The steps of the recipe on the stage, as its draft has them. */
export const FILMED_STEPS: DraftStep[] = ENGLISH.map(({ key, title }, index) => ({
  Key: key,
  Text: { en: title, de: GERMAN[index]?.title ?? '' },
}))

/** That recipe. */
export const FILMED: Draft = {
  ...emptyDraft('en'),
  Name: STAGE_TITLES,
  Yield: { Servings: 4 },
  Steps: FILMED_STEPS,
}

/** A film as a phone makes it. */
export function filmFile(facts: Partial<FilmFacts> = {}): ProjectFile {
  return {
    name: 'IMG_4417.MOV',
    takenAt: 0,
    facts: {
      duration: 872,
      size: 1_640_000_000,
      width: 3840,
      height: 2160,
      codec: 'avc',
      sound: 'aac',
      isHdr: false,
      rate: [30, 30],
      ...facts,
    },
    loudness: -17,
  }
}

/** Beginnings of the steps in seconds; the fifth is a card. */
const BEGINNINGS = [4, 96, 210.5, 212, undefined, 480, 700]

/** The project of a film whose steps are set, with more or less done. */
export async function filmedStore(
  name: string,
  more: (project: Project) => Project = (project) => project,
): Promise<ProjectStore> {
  const store = await ProjectStore.open(
    name,
    1,
    ENGLISH.map(({ key }) => key),
  )
  await store.forget()
  store.change((project) => {
    const steps = project.history.now.steps.map((mark, index) => {
      const at = BEGINNINGS[index]
      return at === undefined ? { ...mark, isCard: true as const } : { ...mark, at }
    })
    const history = newHistory<Marks, Press>({ ...project.history.now, steps })
    return more({ ...project, files: [filmFile()], history })
  })
  return store
}
