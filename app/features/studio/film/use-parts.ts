import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { press } from '#cooking/film/history.ts'
import {
  filePlaces,
  fileOfStep,
  filesInOrder,
  filesLeftOver,
  giveFile,
  swapSteps,
} from '#cooking/film/film-parts.ts'
import type { Marks } from '#cooking/film/marks.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { useProject } from '../device/use-project.ts'
import type { FoundFile } from '../source/use-sources.ts'
import type { StageStep } from '../stage/stage.types.ts'

/** Which of several films is which step's, and what changes that. */
export interface UsedParts {
  /** Indices of the films that no step has. */
  readonly left: readonly number[]
  readonly fileOf: (key: string) => FoundFile | undefined
  readonly nameOf: (key: string) => string
  /** The films of two steps change places. */
  readonly swap: (key: string, other: string | undefined) => void
  /** A step gets a film. */
  readonly give: (key: string | undefined, index: number) => void
  /** Each step gets a film, by the films' names. */
  readonly sort: () => void
}

/** Moves the films of steps, each move a press that can be taken back on the stage. */
export function useParts(
  store: ProjectStore,
  files: readonly FoundFile[],
  steps: readonly StageStep[],
): UsedParts {
  const { t, formatNumber } = useWords()
  const { project } = useProject(store)
  const marks = project.history.now
  const places = filePlaces(files.map(({ facts }) => facts.duration))
  const change = (how: (now: Marks) => Marks) =>
    store.change((before) => ({
      ...before,
      history: press(before.history, how(before.history.now), { kind: 'lines' }),
    }))
  const fileOf = (key: string) => {
    const mark = marks.steps.find((each) => each.key === key)
    return files[(mark && fileOfStep(mark, places)) ?? -1]
  }
  const nameOf = (key: string) => fileOf(key)?.name ?? t('studioPages.parts.none')
  const say = (name: string, key: string) => {
    const number = steps.find((step) => step.key === key)?.number ?? 0
    announce(t('studioPages.parts.moved', { name, number: formatNumber(number) }))
  }
  return {
    left: filesLeftOver(marks, places),
    fileOf,
    nameOf,
    swap: (key, other) => {
      if (other === undefined || other === key) return
      change((now) => swapSteps(now, key, other, places))
      say(nameOf(key), other)
    },
    give: (key, index) => {
      if (key === undefined) return
      change((now) => giveFile(now, key, index, places))
      say(files[index]?.name ?? '', key)
    },
    sort: () => {
      const order = [...files.keys()].toSorted((a, b) =>
        (files[a]?.name ?? '').localeCompare(files[b]?.name ?? '', undefined, { numeric: true }),
      )
      change((now) => filesInOrder(now, order, places))
      announce(t('studioPages.parts.sorted'))
    },
  }
}
