import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { WifiOff } from '#design-system/icon/lucide.ts'
import type { ShoppingState, Refusal } from '#app/shopping/store.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Props of {@link ConnectionNote}. */
export interface ConnectionNoteProps extends Pick<ShoppingState, 'connection' | 'isDurable'> {
  /** Changes that the server does not have yet. */
  waiting: number
  refusals: readonly Refusal[]
  onRetry: () => void
  onDismiss: () => void
}

/**
 * How the list stands to the server, in one calm line and only when there is something to say; it is
 * spoken when it changes.
 */
export function ConnectionNote(props: ConnectionNoteProps) {
  const { connection, isDurable, waiting, refusals, onRetry, onDismiss } = props
  const { t } = useWords()
  // Beside the words that are spoken: each tick would repeat them.
  const changes = waiting > 0 && <p>{t('shopping.waiting', { count: waiting })}</p>
  return (
    <div className="grid gap-3 not-empty:mb-6">
      {!isDurable && (
        <Banner tone="info" title={t('shopping.fleeting')} announced>
          {t('shopping.fleetingText')}
        </Banner>
      )}
      {connection === 'offline' && (
        <Banner tone="info" icon={WifiOff} title={t('shopping.offline')} action={changes} announced>
          {t('shopping.offlineText')}
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
      {refusals.length > 0 && (
        <Banner tone="info" title={t('shopping.refused')} onDismiss={onDismiss} announced>
          {refusals.map((refusal) => textOf(refusal, t)).join(' ')}
        </Banner>
      )}
    </div>
  )
}

function textOf({ change, message }: Refusal, t: ReturnType<typeof useWords>['t']): string {
  return change.kind === 'addRecipe'
    ? t('shopping.refusedAdd', { recipe: change.recipe.RecipeName })
    : message
}
