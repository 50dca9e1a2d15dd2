import { useMember } from '#app/features/account/index.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import { langIdOf, type Language } from '#contract/languages.ts'
import { ownCookbookKeys } from '../cookbook-keys.ts'
import { bookPublishingKeys } from './book-publishing-keys.ts'
import { previewOf } from './preview-of.ts'

/** A cookbook of the member as readers of a language would see it. */
export function usePreview(id: Id, language: Language) {
  const isSignedIn = useIsSignedIn()
  const { data: own, ...state } = useKey(
    isSignedIn ? ownCookbookKeys.one(id, langIdOf(language)) : null,
  )
  const { data: authorship, error: unknown } = useKey(
    isSignedIn ? bookPublishingKeys.author() : null,
  )
  const { member } = useMember()
  const author = {
    Id: authorship?.Author?.Id ?? 0,
    Name:
      authorship?.Author?.Name ?? (member ? `${member.FirstName} ${member.LastName}`.trim() : ''),
    ImagePath: member?.AvatarPath ?? null,
  }
  const isThere = own !== undefined && own.Deleted === null
  return {
    // The author's name and page come with it, where they can be had.
    preview:
      isThere && (authorship !== undefined || unknown !== undefined)
        ? previewOf(own, language, author)
        : undefined,
    isGone: own !== undefined && !isThere,
    ...state,
  }
}
