import { Captions, Film, ListOrdered } from '#design-system/icon/lucide.ts'
import { settledCount } from '#cooking/film/marks.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LANGUAGES } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { Project } from '../device/project.ts'
import { useLengths } from '../use-lengths.ts'
import { GoodToKnow } from './panel.tsx'

/** Props of {@link WhatIsHere}. */
export interface WhatIsHereProps {
  project: Project
  steps: readonly DraftStep[]
}

/** What of a film is on this device. */
export function WhatIsHere({ project, steps }: WhatIsHereProps) {
  const { t } = useWords()
  const { size: write } = useLengths()
  const { files, history } = project
  const size = write(files.reduce((sum, { facts }) => sum + facts.size, 0))
  const isInBoth = LANGUAGES.every((language) => steps.every(({ Text }) => Text[language]))
  const film =
    files.length === 1
      ? t('studioPages.work.hereFile', { name: files[0]?.name ?? '', size })
      : t('studioPages.work.hereFiles', {
          films: t('studioPages.check.files', { count: files.length }),
          size,
        })
  const settled = t('studioPages.work.hereSteps', { count: settledCount(history.now) })
  return (
    <GoodToKnow
      title={t('studioPages.work.here')}
      lines={[
        [Film, film],
        [ListOrdered, settled],
        ...(isInBoth ? ([[Captions, t('studioPages.work.hereWords')]] as const) : []),
      ]}
    />
  )
}
