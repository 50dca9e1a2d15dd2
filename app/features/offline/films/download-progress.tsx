import { Progress } from '#design-system/progress/progress.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useMegabytes } from './megabytes.ts'
import type { Arrival } from './save-film.ts'

/** Progress of a download; undefined before the first bytes. */
export function Arriving({ arrival }: { arrival: Arrival | undefined }) {
  const { t } = useWords()
  const inMegabytes = useMegabytes()
  return (
    <span className="grid grow gap-1.5 tablet:max-w-96">
      <span className="flex justify-between gap-4">
        {t('offline.arriving')}
        {arrival && (
          <span className="text-ink-soft">
            {t('offline.arrived', {
              bytes: inMegabytes(arrival.bytes),
              size: inMegabytes(arrival.of),
            })}
          </span>
        )}
      </span>
      <Progress
        label={t('offline.arriving')}
        {...(arrival && { value: arrival.bytes, max: arrival.of })}
      />
    </span>
  )
}
