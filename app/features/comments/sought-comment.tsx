import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useComments } from '#app/features/recipes/index.ts'
import { ApiError, isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { COMMENTS_SHOWN } from '#contract/limits.ts'
import { CommentItem } from './comment-item.tsx'
import { commentKey } from './comment-key.ts'

/** The part of an address that names a comment, as `commentAnchor` of the contract writes it. */
const ANCHOR = /^#comment-(\d{1,15})$/

/** Props of {@link SoughtComment}. */
export interface SoughtCommentProps {
  recipeId: Id
}

/**
 * The comment that the address names, with its answer, above the others; among the first ones it stays where it
 * is. It gets the focus.
 */
export function SoughtComment({ recipeId }: SoughtCommentProps) {
  const { hash } = useLocation()
  const [, id] = ANCHOR.exec(hash) ?? []
  return id === undefined ? null : <Sought key={id} recipeId={recipeId} id={Number(id)} />
}

function Sought({ recipeId, id }: SoughtCommentProps & { id: Id }) {
  const { t, langId } = useWords()
  const part = useRef<HTMLDivElement>(null)
  const { comments } = useComments(recipeId)
  const place = comments?.slice(0, COMMENTS_SHOWN).findIndex(({ Id }) => Id === id)
  const { data, error, retry } = useKey(place === -1 ? commentKey(recipeId, id, langId) : null)
  const isGone = isRequestInvalid(error) || (error instanceof ApiError && error.status === 404)
  const isThere = data !== undefined || error !== undefined || (place ?? -1) >= 0

  useEffect(() => {
    if (!isThere) return
    const listed = part.current?.closest('section')?.querySelectorAll('li > article') ?? []
    const found = place === undefined || place === -1 ? part.current : listed[place]
    if (!(found instanceof HTMLElement)) return
    found.tabIndex = -1
    found.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'center' })
  }, [isThere, place])

  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {place === -1 && data && (
        <>
          <h3 className="text-caption text-ink-soft">{t('memberActions.sought')}</h3>
          <CommentItem recipeId={recipeId} comment={data} />
        </>
      )}
      {isGone && <p className="text-ink-soft">{t('memberActions.soughtGone')}</p>}
      {error !== undefined && !isGone && (
        <LoadFailed
          title={t('memberActions.soughtFailed')}
          text={t('memberActions.soughtFailedText')}
          onRetry={retry}
        />
      )}
    </div>
  )
}
