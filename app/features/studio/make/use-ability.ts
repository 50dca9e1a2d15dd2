import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Ability } from '../worker/ability.ts'
import type { PictureSettings } from '../worker/part-seconds.ts'
import { runJob } from '../worker/run-job.ts'
import type { SourceFile } from '../worker/source.ts'

/** What this browser can do with the files of a film; undefined until it is known. */
export function useAbility(
  sources: readonly SourceFile[] | undefined,
  settings: PictureSettings,
): Ability | undefined {
  const [ability, setAbility] = useState<Ability>()
  const { width, height, rate, rotation } = settings
  const names = sources?.map(({ offset }) => offset).join()
  const first = sources?.[0]?.file
  useEffect(() => {
    if (!first || !sources) return undefined
    let isCurrent = true
    const files = sources.map(({ file }) => file)
    runJob({ kind: 'able', files, settings: { width, height, rate, rotation } })
      .then((known) => {
        if (isCurrent) setAbility(known)
        return undefined
      })
      .catch(reportFailure)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the sources are the same as long as their names are
  }, [first, names, width, height, rate, rotation])
  return ability
}
