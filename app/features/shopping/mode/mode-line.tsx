import { Icon } from '#design-system/icon/icon.tsx'
import { CloudOff, SunMedium, WifiOff } from '#design-system/icon/lucide.ts'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'
import { useLatestNews } from '#app/features/shopping/list/row/row-news.tsx'
import { timeText } from '#app/features/shopping/list/time-text.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useImperial } from '#app/features/account/index.ts'
import { purchaseLine, wholeAmount } from '#app/features/shopping/list/row/line.ts'
import type { OthersNews } from '#app/features/shopping/model/others-news.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { PersonDisc } from '#app/lib/people/person-disc.tsx'

/** Props of {@link ModeLine}. */
export type ModeLineProps = Pick<Shopping, 'connection' | 'waiting' | 'fetchedAt'>

/** What is said of the screen; nothing while the browser refuses to keep it on, as on a low battery. */
const SCREEN = {
  on: 'shopping.screenOn',
  off: undefined,
  unsupported: 'shopping.screenMayOff',
} as const

/**
 * The one line of the shop: what others have just done, whether the screen stays on, how old the list is, and
 * what waits.
 */
export function ModeLine({ connection, waiting, fetchedAt }: ModeLineProps) {
  const { t, language } = useWords()
  const screen = SCREEN[useWakeLock(true)]
  const news = useLatestNews()
  const time = fetchedAt === undefined ? undefined : timeText(fetchedAt, language)
  if (connection === 'offline') {
    return (
      <Line isOff>
        <Icon of={WifiOff} size="s" className="text-flame-ink" />
        <span>
          <b className="font-semibold">{t('shopping.offlineWord')}</b>{' '}
          {offlineText(time, waiting, t)}
        </span>
      </Line>
    )
  }
  if (connection === 'failing' || connection === 'outdated') {
    return (
      <Line isOff>
        <Icon of={CloudOff} size="s" className="text-flame-ink" />
        <span>
          {time === undefined ? t('shopping.notSent') : t('shopping.notAnswered', { time })}
        </span>
      </Line>
    )
  }
  if (news) {
    return (
      <Line>
        <OthersLine news={news} />
      </Line>
    )
  }
  return (
    <Line>
      <Icon of={SunMedium} size="s" />
      <span>{screen && t(screen)}</span>
      <span className="ms-auto whitespace-nowrap">
        {t(waiting > 0 ? 'shopping.syncing' : 'shopping.upToDate')}
      </span>
    </Line>
  )
}

function Line({ isOff = false, children }: { isOff?: boolean; children: React.ReactNode }) {
  return (
    <p
      role="status"
      data-off={isOff || undefined}
      className="shop-line flex min-h-7 items-center gap-2 border-b border-line px-(--shop-pad) py-0.75 text-caption leading-snug text-ink-soft data-off:border-transparent data-off:bg-flame-tint data-off:text-ink forced-colors:data-off:border-[CanvasText]"
    >
      {children}
    </p>
  )
}

function offlineText(
  time: string | undefined,
  count: number,
  t: ReturnType<typeof useWords>['t'],
): string {
  if (time === undefined) return count > 0 ? t('shopping.waiting', { count }) : ''
  return count > 0
    ? t('shopping.offlineSince', { time, count })
    : t('shopping.offlineList', { time })
}

/** Says what somebody else has just done with the list: "Sara added oat milk, 1 l". */
function OthersLine({ news: { person, kind, row } }: { news: OthersNews }) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const line = purchaseLine(row, { language, imperial })
  const text =
    kind === 'ticked'
      ? t('shopping.othersTicked', { name: person.Name, item: line.name })
      : t('shopping.othersAdded', {
          name: person.Name,
          item: [line.name, wholeAmount(line)].filter(Boolean).join(', '),
        })
  return (
    <>
      <PersonDisc
        size="s"
        letters={person.Initials}
        picture={person.PhotoPath && pictureUrl(person.PhotoPath, PORTRAIT_WIDTH)}
      />
      <b className="font-semibold">{text}</b>
    </>
  )
}
