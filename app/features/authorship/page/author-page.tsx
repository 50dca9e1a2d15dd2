import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { AuthorProfile } from '#contract/desk/authorship.ts'
import { ProfileForm } from '../profile-form.tsx'
import { AuthorComments } from './author-comments.tsx'
import { AuthorHead, type AuthorTab } from './author-head.tsx'
import { Followers } from './followers.tsx'
import { RecipeTally } from './recipe-tally.tsx'
import { useOverview } from './use-author-page.ts'
import { WaitingRows } from './waiting-rows.tsx'
import './author-page.css'

/** Props of {@link AuthorPage}. */
export interface AuthorPageProps {
  member: CurrentUser
  author: AuthorProfile
  tab: AuthorTab
}

/** An author's page as the author sees it: nobody else sees any of it. */
export function AuthorPage({ member, author, tab }: AuthorPageProps) {
  const { overview } = useOverview()
  return (
    <>
      <AuthorHead author={author} tab={tab} overview={overview} />
      {tab === 'overview' && <Overview />}
      {tab === 'comments' && <AuthorComments member={member} />}
      {tab === 'profile' && <ProfileForm key={author.Id} member={member} author={author} />}
    </>
  )
}

/** What waits, then the followers, then the recipes. */
function Overview() {
  const { t } = useWords()
  const { overview, error, retry } = useOverview()
  if (error !== undefined)
    return (
      <LoadFailed
        title={t('authorship.page.failed')}
        text={t('authorship.page.failedText')}
        onRetry={retry}
      />
    )
  if (!overview)
    return (
      <SkeletonRegion>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="mt-6 h-24" />
        ))}
      </SkeletonRegion>
    )
  return (
    <div className="mine-overview">
      <WaitingRows tasks={overview.Waiting} />
      <Followers followers={overview.Followers} />
      <RecipeTally recipes={overview.Recipes} total={overview.Counts.Recipes} />
    </div>
  )
}
