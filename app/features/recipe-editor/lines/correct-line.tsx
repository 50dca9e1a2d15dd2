import { useState } from 'react'
import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ArrowDown, ArrowUp, Search, Trash2 } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftLine } from '#contract/own-recipes/draft.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { UNITS, type UnitKey } from '#contract/units.ts'
import { correctLine, moveLine, removeLine, settleLine } from '../document/lines.ts'
import { useEditorContext } from '../context.ts'
import { PopForm } from '../parts/pop-form.tsx'
import { amountText, type Understood } from '../reading/understand.ts'
import { foodNamed, suggestFoods } from '../reading/suggest-foods.ts'
import './correct-line.css'

/** Props of {@link CorrectLine}. */
export interface CorrectLineProps {
  line: DraftLine
  read: Understood
  onClose: () => void
}

/** Corrects what is understood of a line: amount, unit, food and note. */
export function CorrectLine({ line, read, onClose }: CorrectLineProps) {
  const { t, language: page } = useWords()
  const { language, foods, change } = useEditorContext()
  const { Key: key } = line
  const [amount, setAmount] = useState(amountText(read.amount, read.maxAmount, undefined, language))
  const [unit, setUnit] = useState<UnitKey>(read.unit ?? 'piece')
  const [name, setName] = useState(read.name)
  const [note, setNote] = useState(read.note)
  const [isWrong, setWrong] = useState(false)
  const { names, groups } = suggestFoods(name, foods, language)

  const finish = () => {
    const said = amount.trim()
    const parsed = readDraftLine(`${said} g x`, foods.words)
    if (said !== '' && parsed.amount === undefined) return setWrong(true)
    const food = foodNamed(name, foods)
    if (name.trim() === '') return onClose()
    change(
      correctLine(key, {
        ...(said !== '' && parsed.amount !== undefined && { Amount: parsed.amount }),
        ...(said !== '' && parsed.maxAmount !== undefined && { MaxAmount: parsed.maxAmount }),
        ...(said !== '' && unit !== 'piece' && { Unit: unit }),
        FoodId: food?.Id ?? null,
        Name: name.trim(),
        Note: note.trim(),
      }),
    )
    return onClose()
  }
  const settle = (as: 'asWritten' | 'heading') => {
    change(settleLine(key, as))
    onClose()
  }
  return (
    <div role="dialog" aria-label={t('recipeEditor.correct.title')} className="wr-pop wr-correct">
      <h3>{t('recipeEditor.correct.title')}</h3>
      <PopForm label={t('recipeEditor.correct.title')} onSubmit={finish} onClose={onClose}>
        <div className="wr-quad">
          <TextField
            label={t('recipeEditor.correct.amount')}
            value={amount}
            error={isWrong ? t('recipeEditor.correct.amountWrong') : undefined}
            inputMode="text"
            onChange={({ target }) => {
              setAmount(target.value)
              setWrong(false)
            }}
          />
          <Select
            label={t('recipeEditor.correct.unit')}
            value={unit}
            onValueChange={setUnit}
            options={UNITS.map((value) => ({
              value,
              label:
                value === 'piece'
                  ? t('recipeEditor.correct.noUnit')
                  : UNIT_WORDS[page][value].label,
            }))}
          />
          <Autocomplete
            data-begin
            label={t('recipeEditor.correct.food')}
            icon={Search}
            value={name}
            suggestions={names}
            groupOf={(suggestion) => t(`recipeEditor.correct.${groups.get(suggestion) ?? 'known'}`)}
            onValueChange={setName}
            onSubmit={finish}
            lang={language}
          />
          <TextField
            label={t('recipeEditor.correct.note')}
            placeholder={t('recipeEditor.correct.notePlaceholder')}
            value={note}
            lang={language}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <div className="wr-acts">
          <Button type="submit" variant="primary">
            {t('recipeEditor.correct.done')}
          </Button>
          <Button variant="bare" onClick={() => settle('heading')}>
            {t('recipeEditor.correct.heading')}
          </Button>
          <Button variant="bare" onClick={() => settle('asWritten')}>
            {t('recipeEditor.correct.leave')}
          </Button>
          <span className="wr-acts-end">
            <IconButton
              icon={ArrowUp}
              label={t('recipeEditor.correct.up')}
              onClick={() => change(moveLine(key, -1))}
            />
            <IconButton
              icon={ArrowDown}
              label={t('recipeEditor.correct.down')}
              onClick={() => change(moveLine(key, 1))}
            />
            <IconButton
              icon={Trash2}
              label={t('recipeEditor.correct.delete')}
              onClick={() => {
                onClose()
                change(removeLine(key))
              }}
            />
          </span>
        </div>
      </PopForm>
    </div>
  )
}
