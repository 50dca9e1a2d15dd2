import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { Chip } from '#design-system/tag/tag.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DRAFT_TAGS_MAX, DRAFT_WORD_MAX } from '#contract/own-recipes/limits.ts'
import { setFacts } from '../document/facts.ts'
import { useEditorContext } from '../context.ts'

/** The tags of the recipe, and a field for one more. */
export function Tags() {
  const { t } = useWords()
  const { draft, change } = useEditorContext()
  const [text, setText] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const add = () => {
    const tags = (text ?? '').split(',').map((tag) => tag.trim().slice(0, DRAFT_WORD_MAX))
    const Tags = [...new Set([...draft.Tags, ...tags.filter((tag) => tag !== '')])]
    if (Tags.length > draft.Tags.length) change(setFacts({ Tags: Tags.slice(0, DRAFT_TAGS_MAX) }))
  }
  const close = () => {
    setText(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter' && text?.trim()) {
      add()
      setText('')
    } else close()
  }
  return (
    <div className="wr-tags">
      {draft.Tags.map((tag) => (
        <Chip
          key={tag}
          removeLabel={t('recipeEditor.tag.remove', { tag })}
          onRemove={() => change(setFacts({ Tags: draft.Tags.filter((other) => other !== tag) }))}
        >
          {tag}
        </Chip>
      ))}
      {text === undefined ? (
        draft.Tags.length < DRAFT_TAGS_MAX && (
          <Button ref={opener} variant="bare" icon={Plus} onClick={() => setText('')}>
            {t('recipeEditor.tag.add')}
          </Button>
        )
      ) : (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed becomes the field
          autoFocus
          aria-label={t('recipeEditor.tag.label')}
          maxLength={DRAFT_WORD_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          onBlur={() => {
            add()
            setText(undefined)
          }}
          className="wr-tag-field"
        />
      )}
    </div>
  )
}
