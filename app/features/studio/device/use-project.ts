import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Id } from '#contract/common.ts'
import { ProjectFolder } from './folder.ts'
import type { Project } from './project.ts'
import { ProjectStore, type ProjectState } from './project-store.ts'
import { Turn } from './turn.ts'

/** A project that is being opened. */
export interface OpenedProject {
  /** Undefined until it has been read, and while another tab has it. */
  readonly store: ProjectStore | undefined
  /** Goes on in this tab; undefined unless another one has the project. */
  readonly take: (() => Promise<void>) | undefined
}

/** Opens the project of a recipe, in one tab at a time. */
export function useProjectStore(
  member: string | undefined,
  recipe: Id,
  keys: readonly string[],
): OpenedProject {
  const [opened, setOpened] = useState<OpenedProject>(NOT_YET)
  const joined = keys.join('/')
  useEffect(() => {
    if (member === undefined) return undefined
    let isCurrent = true
    let store: ProjectStore | undefined
    const turn = new Turn(ProjectFolder.nameOf(member, recipe), async () => await store?.end())
    const follow = async () => {
      if (turn.state() !== 'ours') {
        setOpened({ store: undefined, take: turn.state() === 'elsewhere' ? turn.take : undefined })
        return
      }
      store = await ProjectStore.open(member, recipe, joined === '' ? [] : joined.split('/'))
      // Nothing is being copied or made yet.
      void store.tidy()
      if (isCurrent && turn.state() === 'ours') setOpened({ store, take: undefined })
    }
    const forget = turn.subscribe(() => void follow())
    void follow()
    return () => {
      isCurrent = false
      forget()
      void store?.saved().then(turn.end)
      if (!store) turn.end()
    }
  }, [member, recipe, joined])
  return opened
}

const NOT_YET: OpenedProject = { store: undefined, take: undefined }

/** What is known of an open project. */
export function useProject(store: ProjectStore): ProjectState {
  return useSyncExternalStore(store.subscribe, store.state, store.state)
}

/** The project that another tab has open, as it was saved last. */
export function useFollowed(member: string, recipe: Id): Project | undefined {
  const [project, setProject] = useState<Project>()
  useEffect(() => ProjectStore.follow(member, recipe, setProject), [member, recipe])
  return project
}
