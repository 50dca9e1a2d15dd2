import { Avatar } from '#design-system/avatar/avatar.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Eye, PenLine } from '#design-system/icon/lucide.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PLATE_WIDTH } from '#app/lib/media/sizes.ts'
import { PageTabs } from '#app/lib/ui/page-tabs.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { AuthorOverview } from '#contract/author-page/overview.ts'
import type { AuthorProfile } from '#contract/desk/authorship.ts'

/** Parts of an author's own page, by their addresses. */
const TABS = {
  overview: '/my/author',
  comments: '/my/author/comments',
  cookbooks: '/my/cookbooks',
  profile: '/my/author/profile',
} as const

/** One of the parts that stand on the page itself. */
export type AuthorTab = Exclude<keyof typeof TABS, 'cookbooks'>

/** Props of {@link AuthorHead}. */
export interface AuthorHeadProps {
  author: AuthorProfile
  tab: AuthorTab
  /** Undefined until it is known. */
  overview: AuthorOverview | undefined
}

/** Portrait, name and the parts of an author's own page. */
export function AuthorHead({ author, tab, overview }: AuthorHeadProps) {
  const { t } = useWords()
  const counts: Partial<Record<keyof typeof TABS, number>> = {
    comments: overview?.Counts.Comments,
    cookbooks: overview?.Counts.Cookbooks,
  }
  const tabs = (Object.keys(TABS) as (keyof typeof TABS)[]).map((name) => ({
    href: TABS[name],
    label: t(`authorship.page.${name}`),
    // Nothing is said of none.
    count: counts[name] || undefined,
    isCurrent: name === tab,
  }))
  return (
    <>
      <header className="mine-head">
        <Avatar
          size="xl"
          name={author.Name}
          src={author.Portrait && pictureUrl(author.Portrait, PLATE_WIDTH)}
        />
        <div className="min-w-0">
          <h1 className="text-title">{author.Name}</h1>
          <p className="text-label text-ink-soft">
            <HeadLine author={author} tab={tab} overview={overview} />
          </p>
        </div>
        <div className="mine-acts">
          {tab !== 'comments' && (
            <ButtonLink href={pathOf('author', author.Id)} icon={Eye}>
              {t('authorship.page.asOthers')}
            </ButtonLink>
          )}
          {tab === 'overview' && (
            <ButtonLink href="/my/recipes/new" variant="primary" icon={PenLine}>
              {t('authorship.page.write')}
            </ButtonLink>
          )}
        </div>
      </header>
      <PageTabs label={t('authorship.page.label')} tabs={tabs} />
    </>
  )
}

/** What stands below the name. */
function HeadLine({ author, tab, overview }: AuthorHeadProps) {
  const { t } = useWords()
  if (tab === 'profile') return t('authorship.page.found')
  const counts = overview?.Counts
  if (tab === 'comments')
    return counts && t('authorship.talk.waitCount', { count: counts.Comments })
  return [
    author.Place ?? '',
    counts && t('authorship.page.books', { count: counts.Cookbooks }),
    counts && t('authorship.page.recipes', { count: counts.Recipes }),
  ]
    .filter(Boolean)
    .join(', ')
}
