import { Image } from '#design-system/image/image.tsx'
import { StarAverage } from '#design-system/star-rating/star-average.tsx'
import { AuthorLink } from '#app/features/authors/index.ts'
import { Favourite } from '#app/features/favourites/index.ts'
import { LateReportEntry } from '#app/features/reports/index.ts'
import { ShareButton } from '#app/features/share/index.ts'
import { Subscribe } from '#app/features/subscriptions/index.ts'
import { pictureName } from '#app/lib/media/picture-name.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { BOOK_COVER, HEADER } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Cookbook } from '#contract/cookbook.ts'

/** The strip with the picture of a table; the cover overlaps its lower edge. */
export const TABLE = 'h-40 -mb-24 overflow-hidden bg-sunken tablet:h-68 tablet:-mb-44'
/** The cover and the text beside it. */
export const BOOK_AND_WORDS =
  'relative page-column grid items-start gap-[clamp(1.5rem,5vw,4.5rem)] tablet:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]'
/** The text begins below the strip, never on the picture. */
export const WORDS = 'min-w-0 tablet:pt-50'
/** The cover, the only part of the page with a shadow. */
export const BOOK =
  'aspect-cover overflow-hidden rounded-s-[3px] rounded-e-[10px] max-tablet:max-w-44'

/** Props of {@link CookbookHero}. */
export interface CookbookHeroProps {
  cookbook: Cookbook
  /** Nothing in it can be pressed, and it has no views. @default false */
  isPreview?: boolean
}

/** Top of a cookbook: banner, name, stars, views, author, description. */
export function CookbookHero({ cookbook, isPreview = false }: CookbookHeroProps) {
  const { t } = useWords()
  const { Name, HeaderPath } = cookbook
  return (
    <>
      <div className={TABLE}>
        {HeaderPath !== null && (
          <Image
            {...pictureSources(HeaderPath, HEADER.width)}
            {...HEADER}
            sizes="100vw"
            alt=""
            eager
            className="size-full object-[50%_40%]"
          />
        )}
      </div>
      <div className={BOOK_AND_WORDS}>
        <div
          style={{ viewTransitionName: pictureName(`/cookbooks/${cookbook.Id}`) }}
          className={`${BOOK} shadow-book`}
        >
          <Image
            {...pictureSources(cookbook.CoverPath, BOOK_COVER.width)}
            {...BOOK_COVER}
            sizes="(min-width: 46.625rem) 320px, 176px"
            alt={t('cookbooks.one.cover', { name: Name })}
            eager
            colour={cookbook.CoverColour ?? undefined}
          />
        </div>
        <div className={WORDS}>
          <h1 className="text-display hyphens-auto wrap-anywhere">{Name}</h1>
          <Popularity cookbook={cookbook} isPreview={isPreview} />
          {cookbook.Description === null ? (
            <p className="text-ink-soft">{t('cookbooks.one.noDescription')}</p>
          ) : (
            <p className="cook">{cookbook.Description}</p>
          )}
          <div inert={isPreview} className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <AuthorLink author={cookbook.Author} />
            <div className="flex flex-wrap gap-2">
              {/* Who is no author yet has nobody who could subscribe. */}
              {cookbook.Author.Id > 0 && (
                <Subscribe authorId={cookbook.Author.Id} variant="primary" />
              )}
              <Favourite
                kind="cookbook"
                id={cookbook.Id}
                name={Name}
                isFavourite={cookbook.IsFavorized}
                variant="boxed"
              />
              <ShareButton labelled path={`/cookbooks/${cookbook.Id}`} title={Name} />
            </div>
          </div>
          {!isPreview && (
            <LateReportEntry
              kind="cookbook"
              id={cookbook.Id}
              title={Name}
              author={cookbook.Author}
              label={t('cookbooks.one.report')}
              thanks={t('cookbooks.one.reported')}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** The average as stars and as a number, 0 without ratings, and the views. */
function Popularity({ cookbook, isPreview }: Required<CookbookHeroProps>) {
  const { t, formatNumber } = useWords()
  const { GlobalRating } = cookbook.Rating
  return (
    <p className="mt-3 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
      <StarAverage average={GlobalRating} className="text-[1.0625rem]" />
      <span>
        <b aria-hidden="true" className="font-semibold">
          {formatNumber(GlobalRating, 1)}
        </b>{' '}
        {!isPreview && (
          <span className="text-ink-soft">· {t('common.views', { count: cookbook.Views })}</span>
        )}
      </span>
    </p>
  )
}
