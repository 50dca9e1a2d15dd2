import { Avatar } from '#design-system/avatar/avatar.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Facebook } from '#design-system/icon/brand.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { AtSign, Globe } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LateReportEntry } from '#app/features/reports/index.ts'
import { Subscribe } from '#app/features/subscriptions/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { pictureName } from '#app/lib/media/picture-name.ts'
import { PLATE_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Author } from '#contract/author.ts'
import { nameOfNetwork } from '#contract/desk/link.ts'

const HERO =
  'grid items-center gap-[clamp(1.5rem,5vw,4.5rem)] py-8 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:py-12'

/** Top of an author's page: portrait, name, subscribing, links, description. */
export function AuthorHero({ author }: { author: Author }) {
  const { t, language } = useWords()
  const { Name, ImagePath, Description, Language, Facebook: social, Website: website } = author
  return (
    <div className={HERO}>
      <div className="p-3">
        <Avatar
          labelled
          size="xl"
          name={Name}
          src={ImagePath && pictureUrl(ImagePath, PLATE_WIDTH)}
          style={{ viewTransitionName: pictureName(`/authors/${author.Id}`) }}
        />
      </div>
      <div className="min-w-0">
        <h1 className="text-display">{Name}</h1>
        <p className="mt-2 mb-4 text-ink-soft">
          {t('common.cookbooks', { count: author.CookbookLength })}
        </p>
        {Description === null ? (
          <p className="text-ink-soft">{t('empty.authorDescription')}</p>
        ) : (
          <p className="cook" lang={Language}>
            {Description}
            {Language && (
              <>
                {' '}
                <span
                  lang={language}
                  title={t(`shell.language.${Language}`)}
                  className="text-caption text-ink-soft"
                >
                  {Language.toUpperCase()}
                </span>
              </>
            )}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-2">
          <Subscribe authorId={author.Id} variant="primary" />
          {social !== null && <Network href={social} />}
          {website !== null && (
            <Elsewhere href={website} name={t('authors.one.website')} icon={Globe} />
          )}
        </div>
        <LateReportEntry
          kind="author"
          id={author.Id}
          title={Name}
          author={author}
          label={t('authors.one.report')}
          thanks={t('authors.one.reported')}
        />
      </div>
    </div>
  )
}

/** Networks with a drawing of their own. */
const NETWORKS = new Map<string, IconDrawing>([['Facebook', Facebook]])

/** A link to the author's page at a social network, which is called after it. */
function Network({ href }: { href: string }) {
  const name = nameOfNetwork(href)
  return <Elsewhere href={href} name={name} icon={NETWORKS.get(name) ?? AtSign} />
}

/** A link to the author's page on another site, in a new tab. */
function Elsewhere(link: { href: string; name: string; icon: IconDrawing }) {
  const { t } = useWords()
  return (
    <ButtonLink
      variant="bare"
      href={link.href}
      icon={link.icon}
      target="_blank"
      rel="nofollow ugc noopener"
      aria-label={t('authors.one.newTab', { name: link.name })}
    >
      {link.name}
    </ButtonLink>
  )
}

/** The top of an author's page while it is loading, in its final sizes. */
export function AuthorHeroSkeleton() {
  return (
    <SkeletonRegion>
      <div className={HERO}>
        <div className="p-3">
          <Skeleton className="size-[clamp(7rem,16vw,12rem)] rounded-full" />
        </div>
        <div>
          <Skeleton className="h-16 w-3/5" />
          <Skeleton className="mt-2 h-5 w-32" />
          <Skeleton className="mt-4 h-28" />
          <Skeleton className="mt-6 h-11 w-72" />
        </div>
      </div>
    </SkeletonRegion>
  )
}
