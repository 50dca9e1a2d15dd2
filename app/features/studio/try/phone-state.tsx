import { Icon } from '#design-system/icon/icon.tsx'
import { Smartphone } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { PreviewState } from './use-preview.ts'

/** Milliseconds from which a stay is told in minutes. */
const MINUTES_FROM = 90_000

/** Where the phone is on which a film is tried. */
export function PhoneState({ state, count }: { state: PreviewState; count: number }) {
  const { t } = useWords()
  if (state.kind !== 'begun') return null
  const { Opened, Step, ForMs } = state.at
  const time =
    ForMs < MINUTES_FROM
      ? t('studioPages.tryIt.forSeconds', { count: Math.floor(ForMs / 1000) })
      : t('studioPages.tryIt.forMinutes', { count: Math.round(ForMs / 60_000) })
  const place =
    Step === 0
      ? t('studioPages.tryIt.layOut', { time })
      : t('studioPages.tryIt.step', { step: Step ?? 1, count, time })
  return (
    <div className="studio-phone-there" data-there={Opened !== null || undefined}>
      <Icon of={Smartphone} />
      <p>
        {/* The place changes every few seconds: only that the phone has come is announced. */}
        <b role="status">
          {t(Opened === null ? 'studioPages.tryIt.waits' : 'studioPages.tryIt.there')}
        </b>
        <span>
          {Opened === null
            ? t('studioPages.tryIt.waitsText')
            : Step === null
              ? t('studioPages.tryIt.ends')
              : place}
        </span>
      </p>
    </div>
  )
}
