import { Suspense } from 'react'
import { CardGrid } from '#design-system/card/card.tsx'
import { Carousel } from '#design-system/carousel/carousel.tsx'
import { Image } from '#design-system/image/image.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { CookbookCard, useNewestCookbooks } from '#app/features/cookbooks/index.ts'
import { RecipeCard } from '#app/features/recipe-cards/index.ts'
import { useFirstRecipes } from '#app/features/recipes/index.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { STILL } from '#app/lib/media/sizes.ts'
import { StoreLinks } from '#app/lib/site/store-links.tsx'
import { CardSkeleton, skeletonIndexes } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { EXPLORE_RECIPES } from '#contract/limits.ts'
import { Month } from './month.tsx'

/** Screen of /. */
export function Explore() {
  const { t } = useWords()
  return (
    <>
      <PageMeta title={t('explore.pageTitle')} description={t('explore.description')} />
      <h1 className="sr-only">{t('explore.title')}</h1>
      <p className="page-column py-3 text-label font-semibold">{t('explore.claim')}</p>
      <Month />
      {/* Each part hydrates in a task of its own, the upper ones first. */}
      <Suspense>
        <NewestCookbooks />
      </Suspense>
      <Suspense>
        <FirstRecipes />
      </Suspense>
      <Suspense>
        <AppStrip />
      </Suspense>
    </>
  )
}

/** The first nine recipes: one large card and eight around it. */
function FirstRecipes() {
  const { t } = useWords()
  const { recipes, error, retry } = useFirstRecipes()
  if (recipes?.length === 0) return null
  return (
    <section
      aria-labelledby="first-recipes"
      tabIndex={-1}
      className="page-column page-part outline-none"
    >
      <SectionHead
        headingId="first-recipes"
        title={t('explore.recipes.title')}
        trailing={<ArrowLink href="/recipes">{t('explore.recipes.all')}</ArrowLink>}
      />
      {error ? (
        <LoadFailed
          title={t('explore.failed.recipes')}
          text={t('explore.failed.text')}
          onRetry={retry}
        />
      ) : (
        <CardGrid>
          {recipes?.map((recipe, index) => (
            <li key={recipe.Id}>
              <RecipeCard recipe={recipe} place={index === 0 ? 'lead' : 'grid'} />
            </li>
          )) ??
            skeletonIndexes(EXPLORE_RECIPES).map((index) => (
              <li key={index}>
                <div data-lead={index === 0 || undefined}>
                  <CardSkeleton index={index} />
                </div>
              </li>
            ))}
        </CardGrid>
      )}
    </section>
  )
}

/** The newest cookbooks, newest first. */
function NewestCookbooks() {
  const { t } = useWords()
  const { cookbooks, error, retry } = useNewestCookbooks()
  if (cookbooks?.length === 0) return null
  return (
    <div tabIndex={-1} className="page-column page-part outline-none">
      {error ? (
        <LoadFailed
          title={t('explore.failed.cookbooks')}
          text={t('explore.failed.text')}
          onRetry={retry}
        />
      ) : (
        <Carousel
          className="rim"
          heading={<h2 className="text-title">{t('explore.cookbooks.title')}</h2>}
          trailing={<ArrowLink href="/cookbooks">{t('explore.cookbooks.all')}</ArrowLink>}
        >
          {cookbooks?.map((cookbook) => (
            <CookbookCard key={cookbook.Id} cookbook={cookbook} place="carousel" shortTitle />
          )) ?? skeletonIndexes(4).map((index) => <CardSkeleton key={index} index={index} cover />)}
        </Carousel>
      )}
    </div>
  )
}

/** What the app is for, and where to get it. */
function AppStrip() {
  const { t } = useWords()
  return (
    <div className="page-column page-part">
      <section
        aria-labelledby="app"
        className="grid overflow-hidden rounded-sheet bg-tint tablet:grid-cols-[1.05fr_1fr]"
      >
        <div className="self-center p-[clamp(1.5rem,5vw,4rem)]">
          <h2 id="app" className="text-title">
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
