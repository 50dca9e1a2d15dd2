import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COOKBOOK_NAME_MAX } from '#contract/cookbooks/limits.ts'
import type { Id } from '#contract/common.ts'
import { useCookbookActs } from '../use-cookbook-acts.ts'

/** Makes a cookbook with a recipe in it, after its title was asked for. */
export function NewCookbookRow({ recipe }: { recipe: Id }) {
  const { t, language } = useWords()
  const acts = useCookbookActs()
  const { isPending, change } = useChange()
  const [title, setTitle] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const key = useRef<string>(undefined)
  const make = async () => {
    const name = title?.trim() ?? ''
    setMissing(name === '')
    if (name === '') return
    key.current ??= crypto.randomUUID()
    const fields = {
      Key: key.current,
      Language: language,
      Name: { [language]: name },
      Recipes: [recipe],
    }
    if (!(await change(t('ownCookbooks.new.failed'), () => acts.add(fields)))) return
    key.current = undefined
    setTitle(undefined)
    announce(t('ownCookbooks.save.made', { name }))
  }
  if (title === undefined) {
    return (
      <li className="save-row">
        <button type="button" onClick={() => setTitle('')} className="save-new">
          <Icon of={Plus} />
          <span className="save-plate">
            <EmptyPlate />
          </span>
          <b>{t('ownCookbooks.new.button')}</b>
        </button>
      </li>
    )
  }
  return (
    <li className="save-row">
      <form
        noValidate
        className="save-form"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
          autoFocus
          label={t('ownCookbooks.editor.name')}
          value={title}
          maxLength={COOKBOOK_NAME_MAX}
          autoComplete="off"
          error={isMissing ? t('ownCookbooks.save.missing') : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" pending={isPending}>
          {t('ownCookbooks.save.make')}
        </Button>
      </form>
    </li>
  )
}
