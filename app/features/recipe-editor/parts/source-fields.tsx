import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DRAFT_SOURCE_MAX } from '#contract/own-recipes/limits.ts'
import { setFacts } from '../document/facts.ts'
import { useEditorContext } from '../context.ts'
import { wordCount } from './key-of-event.ts'

/** Where the recipe is from, and under which licence. */
export function SourceFields() {
  const { t } = useWords()
  const { draft, change } = useEditorContext()
  const { Source } = draft
  const set = (name: 'Name' | 'Address' | 'Licence', text: string) => {
    const { [name]: _, ...rest } = Source ?? {}
    const next = text === '' ? rest : { ...rest, [name]: text }
    const hasAny = Object.keys(next).length > 0
    change(setFacts({ Source: hasAny ? next : undefined }), `source ${name} ${wordCount(text)}`)
  }
  return (
    <>
      <TextField
        label={t('recipeEditor.more.sourceName')}
        maxLength={DRAFT_SOURCE_MAX}
        value={Source?.Name ?? ''}
        onChange={({ target }) => set('Name', target.value)}
      />
      <TextField
        type="url"
        label={t('recipeEditor.more.address')}
        maxLength={DRAFT_SOURCE_MAX}
        value={Source?.Address ?? ''}
        onChange={({ target }) => set('Address', target.value)}
      />
      <TextField
        label={t('recipeEditor.more.licence')}
        maxLength={DRAFT_SOURCE_MAX}
        value={Source?.Licence ?? ''}
        onChange={({ target }) => set('Licence', target.value)}
      />
      <Checkbox
        label={t('recipeEditor.more.foreign')}
        hint={t('recipeEditor.more.foreignHint')}
        checked={Source?.IsForeign === true}
        onCheckedChange={(isForeign) => {
          const { IsForeign: _, ...rest } = Source ?? {}
          change(setFacts({ Source: isForeign ? { ...rest, IsForeign: true } : rest }))
        }}
      />
    </>
  )
}
