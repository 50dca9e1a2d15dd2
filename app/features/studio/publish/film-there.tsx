import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { ChefHat, Check, Send } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send } from '#app/lib/api/send.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnFilm } from '#contract/films/own-film.ts'
import { filmKeys, OF_FILM } from '../send/film-keys.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'

/** Props of {@link FilmThere}. */
export interface FilmThereProps {
  recipe: number
  film: OwnFilm
  /** Where the recipe is sent in; undefined for one that nobody else may read. */
  publishHref: string
}

/** The film that Simmer has of the recipe: trying it, publishing it, removing it. */
export function FilmThere({ recipe, film, publishHref }: FilmThereProps) {
  const { t, formatNumber } = useWords()
  const { length, size } = useLengths()
  const { write, refresh } = useCacheEditor()
  const { isPending, change } = useChange()
  const [isAsking, setAsking] = useState(false)
  const stops = film.Document.Steps.filter(({ StartsMs }) => StartsMs !== undefined).length
  const remove = async () => {
    const isGone = await change(t('studioPages.send.notRemoved'), async () => {
      await send('DELETE /my/recipes/:id/film', { params: { id: recipe } })
    })
    setAsking(false)
    if (!isGone) return
    await write(filmKeys.film(recipe), null)
    refresh(OF_FILM)
    announce(t('studioPages.send.removed'))
  }
  return (
    <section className="studio-there">
      <div>
        <p className="studio-ok">
          <Icon of={Check} size="s" />
          {t('studioPages.send.nobody')}
        </p>
        <h2 className="text-heading">{t('studioPages.send.there')}</h2>
        <p className="text-ink-soft">
          {t('studioPages.send.thereText', { stops: formatNumber(stops) })}
        </p>
        <p className="studio-acts">
          <ButtonLink href={studioPath(recipe, 'try')} variant="flame" size="l" icon={ChefHat}>
            {t('studioPages.send.kitchen')}
          </ButtonLink>
          <ButtonLink href={publishHref} variant="primary" size="l" icon={Send}>
            {t('studioPages.send.publishIt')}
          </ButtonLink>
        </p>
        <dl className="studio-sum">
          <div>
            <dt>{t('studioPages.send.stops')}</dt>
            <dd>{formatNumber(stops)}</dd>
          </div>
          <div>
            <dt>{t('studioPages.send.length')}</dt>
            <dd>{length(film.Document.DurationMs / 1000)}</dd>
          </div>
          <div>
            <dt>{t('studioPages.check.size')}</dt>
            <dd>{size(film.Bytes)}</dd>
          </div>
        </dl>
        <Button variant="bare" onClick={() => setAsking(true)}>
          {t('studioPages.send.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('studioPages.send.removeSure')}
        description={t('studioPages.send.removeText')}
        confirmLabel={t('studioPages.send.remove')}
        cancelLabel={t('studioPages.leave.keep')}
        pending={isPending}
        danger
        onConfirm={() => void remove()}
      />
    </section>
  )
}
