import { Avatar } from '#design-system/avatar/avatar.tsx'
import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { AuthorCard, useAuthors } from '#app/features/authors/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { skeletonIndexes } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Author } from '#contract/author.ts'
import { Services, SERVICES_ID } from './services.tsx'

/** Number of portraits in the banner. */
const BANNER_PORTRAITS = 6
/** Number of skeletons while the length of the list is unknown: two rows. */
const SKELETONS = 8

/** Screen of /authors: all authors, and how to become one. */
export function Authors() {
  const { t } = useWords()
  const { authors, error, retry } = useAuthors()
  return (
    <>
      <PageMeta title={t('authors.title')} description={t('authors.description')} />
      <Banner authors={authors ?? []} />
      <div tabIndex={-1} className="page-column mt-12 outline-none">
        {error ? (
          <LoadFailed title={t('authors.failed')} text={t('errors.text')} onRetry={retry} />
        ) : (
          <People authors={authors} />
        )}
      </div>
      <Services />
    </>
  )
}

function Banner({ authors }: { authors: readonly Author[] }) {
  const { t } = useWords()
  return (
    <div data-slot="authors-banner" className="bg-sunken">
      <div className="page-column flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12 max-tablet:py-8">
        <div>
          <h1 className="text-display">{t('authors.title')}</h1>
          <p className="mt-3 cook max-w-[40ch]">{t('authors.description')}</p>
          <ArrowLink href={`#${SERVICES_ID}`} className="mt-2">
            {t('authors.becomeOne')}
          </ArrowLink>
        </div>
        <div className="flex min-h-14 ps-3">
          {authors.slice(0, BANNER_PORTRAITS).map(({ Id, Name, ImagePath }) => (
            <Avatar
              key={Id}
              size="l"
              name={Name}
              src={ImagePath && pictureUrl(ImagePath, PORTRAIT_WIDTH)}
              className="-ms-3 tablet:size-20"
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function People({ authors }: { authors: readonly Author[] | undefined }) {
  const { t } = useWords()
  if (authors?.length === 0) return <EmptyState title={t('empty.items')} />
  return (
    <CardGrid>
      {authors?.map((author) => (
        <li key={author.Id}>
          <AuthorCard author={author} />
        </li>
      )) ??
        skeletonIndexes(SKELETONS).map((index) => (
          <li key={index}>
            <AuthorCardSkeleton index={index} />
          </li>
        ))}
    </CardGrid>
  )
}

/** Props of {@link AuthorCardSkeleton}. */
interface AuthorCardSkeletonProps {
  /** Position in the list: the first one announces "Loading" for all. */
  index: number
}

/** The card of an author while it is loading. */
function AuthorCardSkeleton({ index }: AuthorCardSkeletonProps) {
  const skeletons = (
    <>
      <Skeleton className="size-32 rounded-full" />
      <Skeleton className="mt-3 h-5 w-3/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-3 h-10 w-4/5" />
    </>
  )
  return index === 0 ? <SkeletonRegion>{skeletons}</SkeletonRegion> : <div>{skeletons}</div>
}
