import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { HEADER } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import { truncate } from '#contract/text/truncate.ts'

/** The picture covers its box, so it is wider than the window except in very wide ones. */
const SIZES = '(min-width: 112rem) 100vw, (min-width: 62.0625rem) 131vw, 240vw'

const TITLE_ID = 'month'

/** The box of the picture, also of its skeleton: 4:3 on top, full width from 993 px. */
export const MONTH_PICTURE =
  'aspect-picture max-h-104 w-full desktop:aspect-auto desktop:max-h-none'
/** Height of the banner where the text is on the picture. */
export const MONTH_HEIGHT = 'desktop:min-h-[clamp(26rem,41vw,35rem)]'

/**
 * The cookbook of the month. The text is on the empty side of the table, in colours
 * for its light or dark wood, independent of the theme; up to 992 px it is below the picture.
 */
export function MonthBanner({ month }: { month: CookbookOfTheMonth }) {
  const { t } = useWords()
  const { Author, Description } = month.Book
  return (
    <section
      aria-labelledby={TITLE_ID}
      className={cn(
        'relative overflow-hidden text-ink',
        month.ImageTone === 'dark' ? 'desktop:scheme-dark' : 'desktop:scheme-light',
      )}
    >
      <Image
        {...pictureSources(month.ImagePath, HEADER.width)}
        {...HEADER}
        sizes={SIZES}
        alt=""
        eager
        colour={month.ImageColour ?? undefined}
        className={cn(
          MONTH_PICTURE,
          'object-[78%_50%] desktop:absolute desktop:inset-0 desktop:h-full desktop:object-[47%_50%]',
        )}
      />
      <div
        className={cn('relative page-column grid content-center pt-5 desktop:py-10', MONTH_HEIGHT)}
      >
        <div className="text-ink desktop:max-w-[min(30rem,40%)]">
          <p className="mb-4 rim inline-block text-label font-semibold">
            {t('explore.month.kicker')}
          </p>
          <h2 id={TITLE_ID} className="text-display">
            {month.Title}
          </h2>
          <p className="mt-3 text-label">
            {t('explore.month.by')}{' '}
            <TextLink href={`/authors/${Author.Id}`} className="text-ink">
              {Author.Name}
            </TextLink>
          </p>
          {Description !== null && (
            <p className="mt-4 cook">{truncate(Description, TEXT_LIMITS.monthDescription)}</p>
          )}
          <ButtonLink
            href={`/cookbooks/${month.BookId}`}
            variant="primary"
            size="l"
            className="mt-6 max-tablet:w-full"
          >
            {t('explore.month.open')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
