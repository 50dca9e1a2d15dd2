import { ProjectStore } from '#app/features/studio/device/project-store.ts'
import type { StageFile, StageStep } from '#app/features/studio/stage/stage.types.ts'
import type { Language } from '#contract/languages.ts'
import { newHistory } from '#cooking/film/history.ts'
import { noMarks, type Marks } from '#cooking/film/marks.ts'

/** A film of 24 seconds at 25 pictures a second. Its pictures have their numbers, also as stripes. */
const NUMBERS = '/story/studio/numbers.mp4'

const TITLES: Record<Language, readonly string[]> = {
  en: [
    'Pat the chicken dry, then season it.',
    'Potato wedges, 3 cm thick.',
    'Zest first, then juice.',
    'Spread the potatoes in one layer.',
    '25 minutes on the middle shelf.',
    'Beans and lemon slices go in.',
    'Five minutes’ rest.',
  ],
  de: [
    'Das Hähnchen trocken tupfen und würzen.',
    'Kartoffelspalten, 3 cm dick.',
    'Erst die Schale abreiben, dann pressen.',
    'Die Kartoffeln in einer Schicht verteilen.',
    '25 Minuten auf der mittleren Schiene.',
    'Bohnen und Zitronenscheiben kommen dazu.',
    'Fünf Minuten ruhen lassen.',
  ],
}
const NEEDS: Record<Language, readonly string[]> = {
  en: ['baking tray', 'potatoes'],
  de: ['Backblech', 'Kartoffeln'],
}

/** Name of the recipe. */
export const STAGE_TITLES: Record<Language, string> = {
  en: 'Lemon chicken tray bake',
  de: 'Zitronenhähnchen vom Blech',
}

/** Keys of its steps. */
const STAGE_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

/** The steps of the recipe. */
export function stageSteps(language: Language): StageStep[] {
  return STAGE_KEYS.map((key, index) => ({
    key,
    number: index + 1,
    title: TITLES[language][index] ?? '',
    needs: key === 'd' ? NEEDS[language] : [],
    ...(key === 'e' && { waitMinutes: 25 }),
  }))
}

/** The film, so often one after another. An upright one says that it stands. */
export async function stageFiles(times = 1, isUpright = false): Promise<StageFile[]> {
  const file = await (await fetch(NUMBERS)).blob()
  const facts = {
    duration: 24,
    size: file.size,
    width: isUpright ? 180 : 320,
    height: isUpright ? 320 : 180,
    codec: 'avc',
    sound: 'aac',
    isHdr: false,
    rate: [25, 25],
  } as const
  return Array.from({ length: times }, () => ({ file, facts }))
}

/** Marks with the first steps set, every third second and a picture of its own. */
export function marksWith(count: number, more: Partial<Marks> = {}): Marks {
  const none = noMarks(STAGE_KEYS)
  const steps = none.steps.map((mark, index) =>
    index < count ? { ...mark, at: (14 + index * 80) / 25 } : mark,
  )
  return { ...none, steps, ...more }
}

/** A project with marks, which nothing was done to before. */
export async function stageStore(marks: Marks = marksWith(0)): Promise<ProjectStore> {
  const store = await ProjectStore.open('story', 1, STAGE_KEYS)
  store.change((project) => ({ ...project, history: newHistory(marks) }))
  return store
}
