import { useState, type ReactNode } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { ChevronDown, CookingPot, Quote, StickyNote, Tag } from '#design-system/icon/lucide.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DISH_TYPES } from '#contract/recipes/dish-types.ts'
import {
  DRAFT_DESCRIPTION_MAX,
  DRAFT_TOOLS_MAX,
  DRAFT_WORD_MAX,
} from '#contract/own-recipes/limits.ts'
import { setFacts } from '../document/facts.ts'
import { useEditorContext } from '../context.ts'
import { Remarks } from '../remarks/remarks.tsx'
import { VersionsRow } from '../versions/versions-row.tsx'
import { wordCount } from './key-of-event.ts'
import { SourceFields } from './source-fields.tsx'
import './more.css'

/** What a recipe may have besides: tools, kind of dish, source, a note for the cook alone. */
export function More() {
  const { t } = useWords()
  const { draft } = useEditorContext()
  const kinds = draft.DishTypes.flatMap((code) => DISH_TYPES[code] ?? [])
  const { Source } = draft
  return (
    <section id="more" aria-labelledby="wr-more" className="wr-band">
      <div className="wr-head">
        <h2 id="wr-more">{t('recipeEditor.more.title')}</h2>
      </div>
      <Remarks at="more" />
      <ul className="wr-more">
        <Row
          icon={CookingPot}
          title={t('recipeEditor.more.tools')}
          value={draft.Tools.join(', ')}
          example={t('recipeEditor.more.toolsAdd')}
        >
          <Tools />
        </Row>
        <Row
          icon={Tag}
          title={t('recipeEditor.more.kind')}
          value={kinds.map((kind) => t(`app.categories.${kind}`)).join(', ')}
          example={t('recipeEditor.more.kindAdd')}
        >
          <Kinds />
        </Row>
        <Row
          isWritten
          icon={Quote}
          title={t('recipeEditor.more.source')}
          value={Source?.Name ?? Source?.Address ?? ''}
          example={t('recipeEditor.more.sourceAdd')}
        >
          <SourceFields />
        </Row>
        <Row
          isWritten
          icon={StickyNote}
          title={t('recipeEditor.more.note')}
          value={draft.OwnNote ?? ''}
          example={t('recipeEditor.more.noteAdd')}
        >
          <OwnNote />
        </Row>
        <VersionsRow />
      </ul>
    </section>
  )
}

interface RowProps {
  icon: IconDrawing
  title: string
  value: string
  /** In place of a value. */
  example: string
  /** The value is in the words of the cook. */
  isWritten?: boolean
  children: ReactNode
}

function Row({ icon, title, value, example, isWritten, children }: RowProps) {
  return (
    <li>
      <details>
        <summary className="wr-more-row">
          <Icon of={icon} />
          <b>{title}</b>
          <span data-filled={value !== '' || undefined} data-written={isWritten || undefined}>
            {value || example}
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <div className="wr-more-fields">{children}</div>
      </details>
    </li>
  )
}

function Tools() {
  const { t } = useWords()
  const { draft, change } = useEditorContext()
  const [text, setText] = useState<string>()
  const leave = () => {
    if (text === undefined) return
    const tools = text.split(',').map((tool) => tool.trim().slice(0, DRAFT_WORD_MAX))
    const Tools = [...new Set(tools.filter((tool) => tool !== ''))].slice(0, DRAFT_TOOLS_MAX)
    change(setFacts({ Tools }))
    setText(undefined)
  }
  return (
    <TextField
      label={t('recipeEditor.more.tools')}
      hint={t('recipeEditor.more.toolsHint')}
      value={text ?? draft.Tools.join(', ')}
      onChange={({ target }) => setText(target.value)}
      onBlur={leave}
    />
  )
}

function Kinds() {
  const { t } = useWords()
  const { draft, change } = useEditorContext()
  const { DishTypes: chosen } = draft
  return (
    <fieldset className="wr-kinds">
      <legend className="sr-only">{t('recipeEditor.more.kind')}</legend>
      {DISH_TYPES.map((kind, code) => (
        <Checkbox
          key={kind}
          label={t(`app.categories.${kind}`)}
          checked={chosen.includes(code)}
          onCheckedChange={(isOn) => {
            const others = chosen.filter((other) => other !== code)
            change(setFacts({ DishTypes: isOn ? [...others, code] : others }))
          }}
        />
      ))}
    </fieldset>
  )
}

function OwnNote() {
  const { t } = useWords()
  const { draft, change } = useEditorContext()
  return (
    <TextArea
      label={t('recipeEditor.more.note')}
      rows={2}
      maxLength={DRAFT_DESCRIPTION_MAX}
      value={draft.OwnNote ?? ''}
      onChange={({ target: { value } }) =>
        change(setFacts({ OwnNote: value || undefined }), `note ${wordCount(value)}`)
      }
    />
  )
}
