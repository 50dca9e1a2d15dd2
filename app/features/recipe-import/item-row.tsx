import { useId, useState } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronDown } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { ImportItem } from '#contract/recipe-import/recipe-import.ts'
import type { AnswerProps } from './answers.ts'
import { factsOf, stateOf } from './item-words.ts'
import { Questions } from './questions.tsx'
import './item-row.css'

/** Width of the file of a picture, in pixels: more than twice its box. */
const PICTURE_WIDTH = 320

/** Props of {@link ItemRow}. */
export interface ItemRowProps extends AnswerProps {
  /** Of the import. */
  importId: Id
  item: ImportItem
  /** Its questions are open at first. */
  isOpenAtFirst: boolean
}

/** A recipe of an import: whether it is saved, what it is, and what is asked about it. */
export function ItemRow({ importId, item, isOpenAtFirst, onChoose }: ItemRowProps) {
  const words = useWords()
  const { t } = words
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const name = item.Name === '' ? t('recipeImport.item.unnamed') : item.Name
  const state = stateOf(item, words)
  const hasMore =
    item.Like !== null || item.Questions.some(({ Kind }) => Kind === 'line' || Kind === 'longStep')
  return (
    <li className="bring-item" data-off={!item.IsChosen || undefined}>
      <Checkbox
        label={<span className="sr-only">{t('recipeImport.item.keep', { name })}</span>}
        checked={item.IsChosen}
        disabled={item.RecipeId !== null}
        onCheckedChange={(IsChosen) => onChoose({ IsChosen })}
      />
      <div className="bring-picture">
        {item.CoverPath !== null && (
          <Image src={pictureUrl(item.CoverPath, PICTURE_WIDTH)} alt="" width={176} height={132} />
        )}
      </div>
      <div className="bring-name">
        <h2>{name}</h2>
        <p className="bring-mini">{factsOf(item, words)}</p>
      </div>
      <p className="bring-state">
        <Icon of={state.icon} size="s" />
        {state.text}
      </p>
      {hasMore && (
        <>
          <IconButton
            icon={ChevronDown}
            label={t('recipeImport.item.lookAt', { name })}
            aria-expanded={isOpen}
            aria-controls={id}
            className="bring-more"
            onClick={() => setOpen(!isOpen)}
          />
          <div id={id} className="bring-open" hidden={!isOpen}>
            <Questions importId={importId} item={item} onChoose={onChoose} />
          </div>
        </>
      )}
    </li>
  )
}
