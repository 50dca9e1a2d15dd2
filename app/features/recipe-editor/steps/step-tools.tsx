import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { AtSign, Eye, ImagePlus, Thermometer } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftPart, DraftStep } from '#contract/own-recipes/draft.ts'
import { joinDraftText, splitDraftText } from '#cooking/writing/draft-text.ts'
import { PICTURE_TYPES } from '#contract/pictures.ts'
import { setPart, setStep, writeStep } from '../document/steps.ts'
import { ownText } from '../document/texts.ts'
import { fieldId, useEditorContext } from '../context.ts'
import './step-tools.css'

/** Props of {@link StepTools}. */
export interface StepToolsProps {
  step: DraftStep
  /** Key of the food in which the cursor is. */
  food: string | undefined
  hasSign: boolean
  onSign: () => void
  onOven: () => void
}

/** What can be added to the step in which the cook is; on a phone one line above the keyboard. */
export function StepTools({ step, food, hasSign, onSign, onOven }: StepToolsProps) {
  const { t } = useWords()
  const { language, change, focus, addPicture, reading } = useEditorContext()
  const input = useRef<HTMLInputElement>(null)
  const { Key: key } = step
  const addFood = () => {
    const field = document.getElementById(fieldId(key))
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    const isInWord = /\S$/u.test(field.value.slice(0, field.selectionStart))
    // Typed like a key, so that the field and undo know it.
    document.execCommand('insertText', false, isInWord ? ' @' : '@')
  }
  const choose = async (file: File | undefined) => {
    const PictureId = file && (await addPicture(file))
    if (PictureId !== undefined) change(setStep(key, { PictureId }))
  }
  const share = (Share: DraftPart['Share'] | 'all' | 'none') => {
    if (food === undefined) return
    change((draft) => {
      const pieces = splitDraftText(
        ownText(draft.Steps.find(({ Key }) => Key === key)?.Text, language),
      ).map((piece) =>
        typeof piece !== 'string' && piece.key === food
          ? { key: food, word: piece.word, withAmount: Share !== 'none' }
          : piece,
      )
      const written = writeStep(key, language, joinDraftText(pieces))(draft)
      return setPart(
        key,
        food,
        Share === 'half' || Share === 'rest' ? { Share } : undefined,
      )(written)
    })
    focus(key)
  }
  const name = food === undefined ? undefined : reading.get(food)?.name
  if (name !== undefined) {
    return (
      <div
        role="group"
        aria-label={t('recipeEditor.steps.part', { food: name })}
        className="wr-tools"
      >
        {(['all', 'half', 'rest', 'none'] as const).map((part) => (
          <Button key={part} variant="bare" onClick={() => share(part)}>
            {t(`recipeEditor.steps.${part}`)}
          </Button>
        ))}
      </div>
    )
  }
  return (
    <div role="group" aria-label={t('recipeEditor.steps.tools')} className="wr-tools">
      <Button variant="bare" icon={AtSign} onClick={addFood}>
        {t('recipeEditor.steps.food')}
      </Button>
      {!hasSign && (
        <Button variant="bare" icon={Eye} onClick={onSign}>
          {t('recipeEditor.steps.sign')}
        </Button>
      )}
      <Button variant="bare" icon={Thermometer} onClick={onOven}>
        {t('recipeEditor.steps.oven')}
      </Button>
      <Button variant="bare" icon={ImagePlus} onClick={() => input.current?.click()}>
        {t('recipeEditor.steps.picture')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('recipeEditor.steps.picture')}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
