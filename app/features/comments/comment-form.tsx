import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Send } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useRememberedAction } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { usePosting } from './comments.ts'
import { SoughtComment } from './sought-comment.tsx'
import { useTooLong } from './use-too-long.ts'

/** Props of {@link CommentBox}. */
export interface CommentBoxProps {
  recipe: Recipe
  /** The member's stars, above the box. */
  rating: ReactNode
}

interface Fields {
  text: string
}

/** Whether a key posts the comment: Enter, but not with Shift or while an input method is composing. */
function isPostKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}

/**
 * The member's stars and a box for a comment. Enter posts the comment; the box is cleared at once, and
 * filled again when posting fails.
 */
export function CommentForm({ recipe, rating }: CommentBoxProps) {
  const { t } = useWords()
  const formId = useId()
  const { isPending, post } = usePosting(recipe.Id)
  const tooLong = useTooLong()
  const { register, handleSubmit, getValues, setValue, setFocus, reset, formState } =
    useForm<Fields>({
      defaultValues: { text: '' },
    })

  useRememberedAction(['comment'], recipe.Id, () => setFocus('text'))

  const submit = handleSubmit(async ({ text }) => {
    const words = text.trim()
    if (words === '' || isPending) return
    reset()
    announce(t('memberActions.posting'))
    if (await post(words)) announce(t('memberActions.posted'))
    // Text that has been typed meanwhile is kept below.
    else setValue('text', [words, getValues('text')].filter(Boolean).join('\n'))
  })

  return (
    <div className="mb-3 grid gap-4">
      {rating}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <div className="flex items-end gap-2">
          <TextArea
            {...register('text', { validate: tooLong })}
            label={t('memberActions.yourComment')}
            rows={1}
            placeholder={t('memberActions.enterPosts')}
            enterKeyHint="send"
            error={formState.errors.text?.message}
            onKeyDown={(event) => {
              if (!isPostKey(event)) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
            className="min-w-0 grow"
          />
          <IconButton
            type="submit"
            variant="boxed"
            label={t('memberActions.post')}
            icon={Send}
            pending={isPending}
          />
        </div>
      </form>
      <SoughtComment recipeId={recipe.Id} />
    </div>
  )
}
