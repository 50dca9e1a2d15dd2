import { useCallback, useEffect, useState } from 'react'
import type { ProjectStore } from '../device/project-store.ts'
import type { ProjectFile } from '../device/project.ts'
import type { StageFile } from '../stage/stage.types.ts'
import type { SourceFile } from '../worker/source.ts'

/** A file of the film, with its bytes where they are there. */
export type FoundFile = ProjectFile & { readonly file: File | undefined }

/** The files of a film. */
export interface Sources {
  /** Undefined until it is known which are there. */
  readonly files: readonly FoundFile[] | undefined
  /** Gives the bytes of a file that was chosen. */
  readonly give: (file: File) => void
}

/** Whether a file is one that the project knows. */
export function isSameFile(known: ProjectFile, file: File): boolean {
  return known.name === file.name && known.facts.size === file.size
}

/** Files where they follow each other in the whole film. */
export function sourceFilesOf(files: readonly FoundFile[]): SourceFile[] | undefined {
  let offset = 0
  const sources: SourceFile[] = []
  for (const { file, facts } of files) {
    if (!file) return undefined
    const { duration } = facts
    sources.push({ file, offset, duration })
    offset += duration
  }
  return sources
}

/** Finds the bytes of the files of a project: chosen since the tab was opened, or copied before. */
export function useSources(store: ProjectStore, known: readonly ProjectFile[]): Sources {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [copies, setCopies] = useState<ReadonlyMap<string, File | undefined>>(new Map())
  const missing = known.flatMap(({ copy }) =>
    copy !== undefined && !copies.has(copy) ? [copy] : [],
  )
  const names = missing.join('/')
  useEffect(() => {
    if (names === '') return undefined
    let isCurrent = true
    const read = async () => {
      const found = new Map<string, File | undefined>()
      for (const name of names.split('/')) found.set(name, await store.folder?.file(name))
      if (isCurrent) setCopies((before) => new Map([...before, ...found]))
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [names, store])
  const give = useCallback((file: File) => setChosen((before) => [...before, file]), [])
  const files = known.map((each) => ({
    ...each,
    file:
      chosen.find((file) => isSameFile(each, file)) ??
      (each.copy === undefined ? undefined : copies.get(each.copy)),
  }))
  // What was chosen is there at once; copies are read first.
  const isKnown = files.every(
    ({ file, copy }) => file !== undefined || copy === undefined || copies.has(copy),
  )
  return { files: isKnown ? files : undefined, give }
}

/** The files of a film once all are there: the same array as long as they are the same. */
export function useStageFiles(files: readonly FoundFile[] | undefined): readonly StageFile[] {
  const there = (files ?? []).flatMap(({ file, facts }) => (file ? [{ file, facts }] : []))
  const next = there.length === files?.length ? there : []
  const [kept, setKept] = useState<readonly StageFile[]>(next)
  const isSame =
    kept.length === next.length && next.every(({ file }, index) => file === kept[index]?.file)
  if (!isSame) setKept(next)
  return isSame ? kept : next
}
