import { Button } from '#design-system/button/button.tsx'
import { ThumbsUp } from '#design-system/icon/lucide.ts'
import { updateOptimistically, useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import { send } from '#app/lib/api/send.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { StepNote } from '#contract/step-note.ts'
import { useNoteCache } from './note-cache.ts'

/** Props of {@link Helpful}. */
export interface HelpfulProps {
  recipeId: Id
  note: StepNote
  /** Shows a sentence about a failure; undefined takes it away. */
  onFailure: (text: string | undefined) => void
}

/** How many people a note has helped. Members can mark the notes of others as helpful. */
export function Helpful({ recipeId, note, onFailure }: HelpfulProps) {
  const { t } = useWords()
  const isSignedIn = useIsSignedIn()
  const cache = useNoteCache(recipeId)
  const { Id: noteId, IsHelpful, IsOwn, Kind } = note
  const about = `helpful note ${noteId}`
  const { value } = useOptimisticValue(about, IsHelpful ?? false)
  const count = note.Helpful + Number(value) - Number(IsHelpful ?? false)
  const text =
    Kind === 'question' ? t('notes.sameQuestion', { count }) : t('notes.helped', { count })
  if (IsOwn || !isSignedIn) return count > 0 && <p>{text}</p>
  const none = Kind === 'question' ? t('notes.meToo') : t('notes.helpful')
  const choose = (isHelpful: boolean) => {
    onFailure(undefined)
    void updateOptimistically<boolean, StepNote>({
      name: about,
      value: isHelpful,
      send: (isNowHelpful) =>
        send(`PATCH /recipe/:id/note/:noteId/${isNowHelpful ? 'helpful' : 'unhelpful'}`, {
          params: { id: recipeId, noteId },
        }),
      settle: cache.replace,
      fail: () => {
        onFailure(t('notes.failed.helpful'))
        return () => onFailure(undefined)
      },
    })
  }
  return (
    <Button
      variant="bare"
      icon={ThumbsUp}
      iconFill={value}
      aria-pressed={value}
      onClick={() => choose(!value)}
    >
      {count > 0 ? text : none}
    </Button>
  )
}
