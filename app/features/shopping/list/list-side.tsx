import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronRight } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { OftenBought, type HabitChipsProps } from './entry/habit-chips.tsx'

/** Beside a wide list: what is often bought, and the recipes on the list. */
export function ListSide({ shopping, actions }: HabitChipsProps) {
  const { t } = useWords()
  const { recipes } = shopping.list
  return (
    <aside className="grid content-start gap-8 max-desktop:hidden">
      <OftenBought shopping={shopping} actions={actions} />
      {recipes.length > 0 && (
        <section aria-label={t('shopping.onThisList')}>
          <h2 className="mb-3 text-subheading font-semibold">{t('shopping.onThisList')}</h2>
          <ul>
            {recipes.map(({ Id, RecipeName, ThumbPath, Persons, Yield }) => (
              <li key={Id}>
                <Link
                  href={pathOf('recipe', Id)}
                  className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 text-label leading-tight hover:underline"
                >
                  <Image
                    src={ThumbPath && pictureUrl(ThumbPath, THUMBNAIL_WIDTH)}
                    alt=""
                    width={64}
                    height={48}
                    className="rounded-chip"
                  />
                  <span className="wrap-anywhere">
                    {RecipeName}
                    {!Yield && (
                      <small className="block text-caption text-ink-soft">
                        {t('shopping.peopleCount', { count: Persons })}
                      </small>
                    )}
                  </span>
                  <Icon of={ChevronRight} className="text-ink-soft rtl:-scale-x-100" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
