import { Progress } from '#design-system/progress/progress.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useLengths } from '../use-lengths.ts'
import type { TakingFilms } from './use-take-films.ts'

/** How far a film is copied into the browser, and that there is no room for it. */
export function Copying({ taking }: { taking: TakingFilms }) {
  const { t } = useWords()
  const { size } = useLengths()
  return (
    <>
      {taking.copied && (
        <div className="studio-copying">
          <p>
            {t('studioPages.check.copying')}{' '}
            <small>
              {t('studioPages.check.copied', {
                done: size(taking.copied.done),
                size: size(taking.copied.size),
              })}
            </small>
          </p>
          <Progress
            label={t('studioPages.check.copying')}
            value={taking.copied.done}
            max={taking.copied.size}
          />
        </div>
      )}
      {taking.isFull && (
        <p role="alert" className="studio-full">
          <b>{t('studioPages.check.full')}</b> {t('studioPages.check.fullText')}
        </p>
      )}
    </>
  )
}
