import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { press, redo, undo } from '#cooking/film/history.ts'
import type { Marks } from '#cooking/film/marks.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Press } from '../device/project.ts'
import type { ProjectState, ProjectStore } from '../device/project-store.ts'
import { pressInWords } from './press-words.ts'
import type { StageStep } from './stage.types.ts'

/** Milliseconds for which the chip says what was pressed. */
const SAID_MS = 4000

/** What was just pressed, for the chip on the film. */
export interface Said {
  /** "Step 4". */
  readonly strong: string
  /** "begins at 5:06". */
  readonly text: string
}

/** The marks of a film, and presses that change them. */
export interface UsedMarks {
  readonly marks: Marks
  readonly kept: ProjectState['kept']
  /** Times of suggestions that were answered. */
  readonly answered: readonly number[]
  readonly said: Said | undefined
  /** What undo takes back, in words. */
  readonly last: string | undefined
  /**
   * Changes the marks, keeps that, and says it. False where nothing has changed.
   * @param spoken announced
   */
  readonly make: (how: (marks: Marks) => Marks, what: Press, spoken: string, said?: Said) => boolean
  readonly undo: () => void
  readonly redo: () => void
}

/** Marks of the project that is open. */
export function useMarks(store: ProjectStore, steps: readonly StageStep[]): UsedMarks {
  const { t } = useWords()
  const { project, kept } = useSyncExternalStore(store.subscribe, store.state)
  const { now: marks, past } = project.history
  const [said, setSaid] = useState<Said>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = useCallback((chip: Said | undefined) => {
    clearTimeout(timer.current)
    setSaid(chip)
    if (chip) timer.current = setTimeout(() => setSaid(undefined), SAID_MS)
  }, [])

  const acts = useMemo(() => {
    const travel = (go: typeof undo | typeof redo, isBack: boolean) => {
      const found = go(store.state().project.history)
      show(undefined)
      if (!found) {
        announce(t('studio.stage.spoken.nothing'))
        return
      }
      store.change((before) => ({ ...before, history: found.history }))
      const what = pressInWords(t, found.what, steps)
      announce(t(isBack ? 'studio.stage.spoken.undone' : 'studio.stage.spoken.redone', { what }))
    }
    const make: UsedMarks['make'] = (how, what, spoken, chip) => {
      const { now } = store.state().project.history
      const after = how(now)
      if (after === now) return false
      store.change((before) => ({ ...before, history: press(before.history, after, what) }))
      show(chip)
      announce(spoken)
      return true
    }
    return { make, undo: () => travel(undo, true), redo: () => travel(redo, false) }
  }, [store, steps, t, show])

  const lastPress = past.at(-1)
  const last = lastPress && pressInWords(t, lastPress.what, steps)
  return { marks, kept, answered: project.answered, said, last, ...acts }
}
