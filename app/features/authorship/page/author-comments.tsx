import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { COVER, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { ChoiceChips } from '#app/lib/ui/choice-chips.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { pathOf } from '#contract/addresses/addresses.ts'
import {
  COMMENT_PARTS,
  type AuthorComment,
  type CommentPart,
} from '#contract/author-page/comments.ts'
import { COMMENTS_PER_PAGE } from './author-page-keys.ts'
import { Talk } from './talk.tsx'
import { useAuthorComments } from './use-author-page.ts'
import { useTalkKeys } from './use-talk-keys.ts'
import './talk.css'

/** Props of {@link AuthorComments}. */
export interface AuthorCommentsProps {
  member: CurrentUser
}

/** The comments on an author's recipes, in four parts. */
export function AuthorComments({ member }: AuthorCommentsProps) {
  const { t } = useWords()
  const [part, setPart] = useState<CommentPart>('waiting')
  const [pages, setPages] = useState(1)
  const region = useRef<HTMLDivElement>(null)
  const { counts } = useAuthorComments(part, 1)
  useTalkKeys(region)
  const choose = (next: CommentPart) => {
    setPart(next)
    setPages(1)
  }
  return (
    <div ref={region} tabIndex={-1} className="mine-talks outline-none">
      <ChoiceChips
        label={t('authorship.talk.parts')}
        chips={COMMENT_PARTS.map((name) => ({
          value: name,
          label: t(`authorship.talk.${name}`),
          count: counts?.[name],
        }))}
        value={part}
        onChoose={choose}
      />
      {Array.from({ length: pages }, (_, index) => (
        <Page key={`${part} ${index}`} member={member} part={part} page={index + 1} />
      ))}
      {counts && counts[part] > pages * COMMENTS_PER_PAGE && (
        <Button
          variant="quiet"
          className="mt-4"
          iconEnd={ChevronDown}
          onClick={() => setPages(pages + 1)}
        >
          {t('authorship.talk.more')}
        </Button>
      )}
      {counts && counts.all > 0 && (
        <p className="mine-keys text-caption text-ink-soft">{t('authorship.talk.keys')}</p>
      )}
    </div>
  )
}

interface PageProps extends AuthorCommentsProps {
  part: CommentPart
  /** From 1. */
  page: number
}

/** A page of the list, with a heading for each recipe. */
function Page({ member, part, page }: PageProps) {
  const { t } = useWords()
  const { comments, counts, error, retry } = useAuthorComments(part, page)
  if (error !== undefined)
    return (
      <LoadFailed
        title={t('authorship.page.failed')}
        text={t('authorship.page.failedText')}
        onRetry={retry}
      />
    )
  if (!comments || !counts)
    return (
      <SkeletonRegion>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="mt-4 h-28" />
        ))}
      </SkeletonRegion>
    )
  if (comments.length === 0 && page === 1)
    return (
      <EmptyState title={t(`authorship.talk.empty.${part}`)}>
        {t('authorship.talk.emptyText')}
      </EmptyState>
    )
  return [...Map.groupBy(comments, ({ Recipe }) => Recipe.Id).values()].map((some) => (
    <OfRecipe key={some[0]?.Recipe.Id} comments={some}>
      {(comment) => <Talk member={member} comment={comment} waiting={counts.waiting} />}
    </OfRecipe>
  ))
}

interface OfRecipeProps {
  /** Of one recipe. */
  comments: readonly AuthorComment[]
  children: (comment: AuthorComment) => ReactNode
}

function OfRecipe({ comments, children }: OfRecipeProps) {
  const recipe = comments[0]?.Recipe
  if (!recipe) return null
  return (
    <section aria-labelledby={`mine-recipe-${recipe.Id}`}>
      <div className="mine-recipe-head">
        <Image
          src={recipe.CoverPath && pictureUrl(recipe.CoverPath, THUMBNAIL_WIDTH)}
          alt=""
          {...COVER}
        />
        <h2 id={`mine-recipe-${recipe.Id}`} className="text-subheading">
          <Link href={`${pathOf('recipe', recipe.Id)}#comments`}>{recipe.Name}</Link>
        </h2>
      </div>
      <ul>
        {comments.map((comment) => (
          <li key={comment.Comment.Id}>{children(comment)}</li>
        ))}
      </ul>
    </section>
  )
}
