import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { STILL } from '#app/lib/media/sizes.ts'
import { StoreLinks } from '#app/lib/site/store-links.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

const TITLE_ID = 'app'

/** What the app is for, and where to get it (EXP-08, SHL-37). */
export function AppStrip() {
  const { t } = useWords()
  return (
    <div className="page-column page-part">
      <section
        aria-labelledby={TITLE_ID}
        className="grid overflow-hidden rounded-sheet bg-tint tablet:grid-cols-[1.05fr_1fr]"
      >
        <div className="self-center p-[clamp(1.5rem,5vw,4rem)]">
          <h2 id={TITLE_ID} className="text-title">
            {t('explore.app.title')}
          </h2>
          <p className="mt-3 mb-6 cook">{t('explore.app.text')}</p>
          <StoreLinks />
        </div>
        <Image
          {...pictureSources(STILL.path, STILL.width)}
          width={STILL.width}
          height={STILL.height}
          sizes="(min-width: 46.625rem) 47vw, 92vw"
          alt=""
          className="h-full max-tablet:order-first max-tablet:h-48 tablet:min-h-80"
        />
      </section>
    </div>
  )
}
