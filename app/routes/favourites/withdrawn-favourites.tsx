import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { EyeOff } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

const HEADING = 'withdrawn-title'

/** The key of the member's favourites that are withdrawn. */
export const withdrawnKey = (langId: LangId) =>
  keyOf('/my/favourites/withdrawn', { LangId: langId })

/** Favourites that are withdrawn, below the others: their names are left, until the member lets them go. */
export function WithdrawnFavourites() {
  const { t, langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const title = useRef<HTMLHeadingElement>(null)
  const { data, retry } = useKey(isSignedIn ? withdrawnKey(langId) : null)
  if (!data || data.Recipes.length === 0) return null
  const fetchAgain = async () => {
    // The button goes with its row.
    title.current?.focus()
    await retry()
  }
  return (
    <section aria-labelledby={HEADING} className="page-part">
      <h3 id={HEADING} ref={title} tabIndex={-1} className="text-subheading outline-none">
        {t('favourites.withdrawn.title')}
      </h3>
      <p className="mt-1 text-label text-ink-soft">{t('favourites.withdrawn.text')}</p>
      <ul className="mt-3 border-t border-line">
        {data.Recipes.map(({ Id: id, Name }) => (
          <Row key={id} id={id} name={Name} onRemoved={fetchAgain} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  id: Id
  name: string
  onRemoved: () => Promise<unknown>
}

function Row({ id, name, onRemoved }: RowProps) {
  const { t, langId } = useWords()
  const { isPending, change } = useChange()
  const remove = async () => {
    const isRemoved = await change(t('favourites.withdrawn.failed'), () =>
      send('PATCH /recipe/:id/unfavorize', { params: { id, LangId: langId } }),
    )
    if (!isRemoved) return
    toast({ title: t('favourites.removed') })
    await onRemoved()
  }
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{name}</b>{' '}
        <span className="inline-flex items-center gap-1.5 text-label text-ink-soft">
          <Icon of={EyeOff} size="s" />
          {t('favourites.withdrawn.state')}
        </span>
      </span>
      <Button
        size="s"
        pending={isPending}
        aria-label={t('favourites.withdrawn.removeOf', { name })}
        onClick={() => void remove()}
      >
        {t('favourites.withdrawn.remove')}
      </Button>
    </li>
  )
}
