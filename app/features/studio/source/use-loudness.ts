import { useEffect } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { JobFailed, runJob } from '../worker/run-job.ts'
import { isSameFile, type FoundFile } from './use-sources.ts'

/** Measures how loud the files of a film are, once for each. */
export function useLoudness(store: ProjectStore, files: readonly FoundFile[] | undefined): void {
  const next = files?.find(
    ({ file, facts, loudness }) => file && facts.sound !== undefined && loudness === undefined,
  )?.file
  useEffect(() => {
    if (!next) return undefined
    const controller = new AbortController()
    const measure = async () => {
      try {
        const { loudness } = await runJob(
          { kind: 'listen', file: next },
          { signal: controller.signal },
        )
        // JSON has no infinity.
        const known = Math.max(-99, loudness)
        store.change((project) => ({
          ...project,
          files: project.files.map((each) =>
            isSameFile(each, next) ? { ...each, loudness: known } : each,
          ),
        }))
      } catch (error) {
        if (!(error instanceof JobFailed && error.why === 'stopped')) reportFailure(error)
      }
    }
    void measure()
    return () => controller.abort()
  }, [next, store])
}
