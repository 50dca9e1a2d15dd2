import { useRef, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { filePlaces, filesInOrder, giveRest, isFilePerStep } from '#cooking/film/film-parts.ts'
import { noMarks, type Marks } from '#cooking/film/marks.ts'
import { newHistory, press, type History } from '#cooking/film/history.ts'
import { isFull as hasNoRoom } from '../device/folder.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { giveUpJoined, type Press, type Project, type ProjectFile } from '../device/project.ts'
import { isSameFile } from '../source/use-sources.ts'
import type { FilmFacts, Refusal } from '../worker/film-facts.ts'
import { runJob } from '../worker/run-job.ts'

/** A file that is not taken. */
export interface RefusedFile {
  readonly name: string
  readonly refusal: Refusal
  readonly facts: Partial<FilmFacts>
  /** Length by its index, in seconds, of a file whose end is missing. */
  readonly whole?: number
  /** Takes what is there of it. */
  readonly onUse?: () => void
}

type Files = readonly File[]
/** Whether files take the place of others, follow them, or are those that were there. */
type How = 'new' | 'more' | 'again'

/** What happens to the files that were chosen. */
export interface TakingFilms {
  readonly state: 'rests' | 'reads' | 'copies'
  /** Bytes that are copied, and of how many. */
  readonly copied: { readonly done: number; readonly size: number } | undefined
  /** There is no room for the copy. */
  readonly isFull: boolean
  readonly refused: RefusedFile | undefined
  /** The name that was asked for, when another film was chosen. */
  readonly isOther: boolean
  readonly take: (files: readonly File[], how: How) => void
  readonly dismiss: () => void
  /** Whether it is asked if another film may take the place of this one, with what was set for it. */
  readonly isAsked: boolean
  readonly answer: (isYes: boolean) => void
}

/** Several films that are chosen at once are one for each step. */
function marksFor(files: readonly ProjectFile[], keys: readonly string[]): History<Marks, Press> {
  const none = newHistory<Marks, Press>(noMarks(keys))
  if (!isFilePerStep(files.length, keys.length)) return none
  const places = filePlaces(files.map(({ facts }) => facts.duration))
  const marks = filesInOrder(none.now, [...files.keys()], places)
  return press(none, marks, { kind: 'lines' })
}

/** Other films take the place of those that were there. */
function withOthers(project: Project, files: readonly ProjectFile[]): Project {
  const keys = project.history.now.steps.map(({ key }) => key)
  return {
    ...giveUpJoined(project),
    files,
    rotation: 0,
    isCopied: undefined,
    isAgreed: undefined,
    history: marksFor(files, keys),
    made: {},
    answered: [],
  }
}

/** Films that are added follow the others, and are for steps that have none yet. One that is there is no other. */
function withMore(project: Project, chosen: readonly ProjectFile[]): Project {
  const added = chosen.filter(({ name, facts }) =>
    project.files.every((each) => each.name !== name || each.facts.size !== facts.size),
  )
  if (added.length === 0) return project
  const files = [...project.files, ...added]
  const { history } = project
  if (!isFilePerStep(files.length, history.now.steps.length)) return { ...project, files }
  const marks = giveRest(history.now, filePlaces(files.map(({ facts }) => facts.duration)))
  return { ...project, files, history: press(history, marks, { kind: 'lines' }) }
}

/** Takes films that were chosen: checks them, then copies them into the browser. */
export function useTakeFilms(store: ProjectStore, give: (file: File) => void): TakingFilms {
  const [state, setState] = useState<TakingFilms['state']>('rests')
  const [copied, setCopied] = useState<TakingFilms['copied']>()
  const [isFull, setFull] = useState(false)
  const [refused, setRefused] = useState<RefusedFile>()
  const [isOther, setOther] = useState(false)
  const [asked, setAsked] = useState<readonly File[]>()
  /** Ends the copying of films that others take the place of. */
  const copying = useRef(new AbortController())

  const copy = async (files: readonly File[], signal: AbortSignal) => {
    setState('copies')
    const size = files.reduce((sum, file) => sum + file.size, 0)
    let before = 0
    for (const file of files) {
      const { files: known } = store.state().project
      const index = known.findIndex((each) => isSameFile(each, file))
      if (index < 0 || known[index]?.copy !== undefined) continue
      const name = `source-${crypto.randomUUID()}`
      try {
        const report = (done: number) => setCopied({ done: before + done, size })
        await store.folder?.copy(name, file, report, signal)
      } catch (error) {
        await store.folder?.remove(name)
        if (signal.aborted) return
        if (!hasNoRoom(error)) throw error
        setFull(true)
        continue
      }
      before += file.size
      if (store.folder)
        store.change((project) => ({
          ...project,
          files: project.files.map((each) =>
            isSameFile(each, file) ? { ...each, copy: name } : each,
          ),
        }))
    }
  }

  const check = async (files: Files, how: How, cut: Files) => {
    const checked: ProjectFile[] = []
    for (const file of files) {
      const result = await runJob({ kind: 'check', file })
      if ('refusal' in result && (result.refusal !== 'cut' || !cut.includes(file))) {
        const { facts = {}, ...refusal } = result
        const onUse = () => void run(files, how, [...cut, file])
        setRefused({ name: file.name, facts, onUse, ...refusal })
        return undefined
      }
      checked.push({ name: file.name, takenAt: file.lastModified, facts: result.facts })
    }
    return checked
  }

  /** @param cut files whose end may be missing */
  const run = async (files: Files, how: How, cut: Files = []): Promise<void> => {
    setState('reads')
    setRefused(undefined)
    setOther(false)
    setFull(false)
    let { signal } = copying.current
    try {
      if (how === 'again') {
        const { files: known } = store.state().project
        const same = files.filter((file) => known.some((each) => isSameFile(each, file)))
        if (same.length === 0) setOther(true)
        for (const file of same) give(file)
        await copy(same, signal)
        return
      }
      const checked = await check(files, how, cut)
      if (!checked) return
      if (how === 'new') {
        copying.current.abort()
        copying.current = new AbortController()
        ;({ signal } = copying.current)
      }
      for (const file of files) give(file)
      store.change((project) =>
        how === 'more' ? withMore(project, checked) : withOthers(project, checked),
      )
      if (how === 'new') await store.tidy()
      await copy(files, signal)
    } catch (error) {
      if (signal.aborted) return
      reportFailure(error)
      setRefused({ name: files[0]?.name ?? '', refusal: 'broken', facts: {} })
    } finally {
      if (!signal.aborted) {
        setState('rests')
        setCopied(undefined)
      }
    }
  }

  const take: TakingFilms['take'] = (files, how) => {
    // What was set for one film means nothing for another.
    if (how === 'new' && store.state().project.history.past.length > 0) setAsked(files)
    else void run(files, how)
  }

  return {
    state,
    copied,
    isFull,
    refused,
    isOther,
    take,
    isAsked: asked !== undefined,
    answer: (isYes) => {
      setAsked(undefined)
      if (isYes && asked) void run(asked, 'new')
    },
    dismiss: () => setRefused(undefined),
  }
}
