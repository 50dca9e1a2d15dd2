import { useEffect, useRef, useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { RotateCcw, WifiOff } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import type { ShoppingState } from '#app/features/shopping/sync/member-state.ts'
import type { Refusal } from '#app/features/shopping/sync/server-news.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { timeText } from './time-text.ts'

/** Milliseconds that sending may take before it is mentioned. */
const SENDING_MS = 1500

/** Props of {@link ConnectionNote}. */
export interface ConnectionNoteProps extends Pick<
  ShoppingState,
  'connection' | 'isDurable' | 'isFull' | 'refusals' | 'gone'
> {
  /** Number of changes that the server has not confirmed. */
  waiting: number
  /** When the list was fetched, in milliseconds since 1970; undefined where that is unknown. */
  fetchedAt: number | undefined
  onRetry: () => void
  onDismiss: () => void
  /** Reloads the page from the server. */
  onReload: () => void
}

/**
 * The state of the synchronisation in one line, shown only when something is pending or failed. It is
 * announced when it changes.
 */
export function ConnectionNote(props: ConnectionNoteProps) {
  const {
    connection,
    isDurable,
    isFull,
    waiting,
    fetchedAt,
    refusals,
    gone,
    onRetry,
    onDismiss,
    onReload,
  } = props
  const { t, langId, language } = useWords()
  const isSending = useLasting(connection === 'online' && waiting > 0, SENDING_MS)
  const hasSpoken = useRef(false)
  useEffect(() => {
    if (waiting > 0 && (connection !== 'online' || isSending)) hasSpoken.current = true
    if (waiting > 0 || connection !== 'online' || !hasSpoken.current) return
    hasSpoken.current = false
    announce(t('shopping.sent'))
  }, [waiting, connection, isSending, t])
  // Outside of the live region: it would be announced again after each tick.
  const changes = waiting > 0 && <p>{t('shopping.waiting', { count: waiting })}</p>
  return (
    <div className="grid gap-3 not-empty:mb-6 max-tablet:not-empty:mb-1">
      {!isDurable && (
        <Banner tone="info" title={t(isFull ? 'shopping.full' : 'shopping.fleeting')} announced>
          {t('shopping.fleetingText')}
        </Banner>
      )}
      {isSending && (
        <Banner tone="neutral" title={t('shopping.syncing')} action={changes} announced />
      )}
      {connection === 'offline' && (
        <Banner
          tone="info"
          icon={WifiOff}
          title={t('shopping.offline')}
          action={changes}
          announced
          className="max-tablet:py-2"
        >
          {fetchedAt !== undefined &&
            t('shopping.offlineList', { time: timeText(fetchedAt, language) })}{' '}
          <span className="max-[23.4375rem]:hidden">{t('shopping.offlineText')}</span>
        </Banner>
      )}
      {connection === 'paused' && waiting > 0 && (
        <Banner tone="neutral" title={t('shopping.paused')} action={changes} announced>
          {t('shopping.pausedText')}
        </Banner>
      )}
      {connection === 'failing' && (
        <Banner
          tone="info"
          title={t('shopping.failing')}
          announced
          action={
            <>
              {changes}
              <Button size="s" onClick={onRetry}>
                {t('shopping.retry')}
              </Button>
            </>
          }
        >
          {t('shopping.failingText')}
        </Banner>
      )}
      {connection === 'outdated' && (
        <Banner
          tone="info"
          title={t('shopping.outdated')}
          announced
          action={
            <>
              {changes}
              <Button size="s" icon={RotateCcw} onClick={onReload}>
                {t('shopping.reload')}
              </Button>
            </>
          }
        >
          {t('shopping.outdatedText')}
        </Banner>
      )}
      {refusals.length > 0 && (
        <Banner tone="info" title={t('shopping.refused')} onDismiss={onDismiss} announced>
          {textOf(refusals, t)}
        </Banner>
      )}
      {gone.length > 0 && (
        <Banner tone="info" title={t('shopping.gone')} onDismiss={onDismiss} announced>
          {gone.map((names) => t('shopping.goneRecipe', { recipe: names[langId] })).join(' ')}
        </Banner>
      )}
    </div>
  )
}

/** What does not fit on the list by name, and then each reason once. */
function textOf(refusals: readonly Refusal[], t: ReturnType<typeof useWords>['t']): string {
  const names = refusals.flatMap(({ change, code }) => {
    if (code !== 'LimitReached') return []
    if (change.kind === 'addItem' || change.kind === 'addNote') return change.name
    return change.kind === 'addRecipe' ? change.recipe.RecipeName : []
  })
  const reasons = refusals.map(({ change, code, message }) =>
    change.kind === 'addRecipe' && code !== 'LimitReached'
      ? t('shopping.refusedAdd', { recipe: change.recipe.RecipeName })
      : message,
  )
  const notAdded = names.map((name) => t('shopping.notAdded', { name }))
  return [...notAdded, ...new Set(reasons)].join(' ')
}

/**
 * Whether a condition has been true without a break for some time. A short interruption is not worth a
 * message.
 *
 * @param ms milliseconds
 */
function useLasting(isSo: boolean, ms: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo, ms])
  return isSo && isLasting
}
