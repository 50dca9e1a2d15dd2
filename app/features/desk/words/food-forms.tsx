import { useState } from 'react'
import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LANGUAGES } from '#contract/languages.ts'
import { DRAFT_WORD_MAX } from '#contract/own-recipes/limits.ts'
import type { UnknownFood } from '#contract/publishing/desk-words.ts'
import { useFoodWords } from './use-words-lists.ts'
import { useWordDecision } from './word-row.tsx'

/** Milliseconds between the last key and the search. */
const DEBOUNCE_MS = 250
/** Grams of one: a whole number or one with a decimal sign of either language. */
const GRAMS = /^\d{1,5}(?:[.,]\d{1,2})?$/u

/** Props of a form about a food. */
export interface FoodFormProps {
  food: UnknownFood
  /** Called when it is decided. */
  onDone: () => void
}

/** What the names begin with: the author's word. */
const startOf = (food: UnknownFood) => ({
  en: { One: food.Names.en, Other: food.Names.en },
  de: { One: food.Names.de, Other: food.Names.de },
})

/** Names a food in both languages, and says where a shop has it. */
export function AdoptFoodForm({ food, onDone }: FoodFormProps) {
  const { t } = useWords()
  const { departments, adopt } = useFoodWords()
  const { isPending, isRefused, decide } = useWordDecision(food.Name, onDone)
  const [names, setNames] = useState(startOf(food))
  const [department, setDepartment] = useState(String(food.DepartementId))
  const [grams, setGrams] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = LANGUAGES.some((one) =>
    Object.values(names[one]).some((name) => oneLine(name) === ''),
  )
  const isWrong = grams.trim() !== '' && !GRAMS.test(grams.trim())
  const submit = () => {
    setChecked(true)
    if (isMissing || isWrong) return
    const weight = Number(grams.trim().replace(',', '.'))
    void decide('adopt', () =>
      adopt(food.Id, {
        Names: names,
        DepartementId: Number(department),
        ...(weight > 0 && { GramsPerPiece: weight }),
      }),
    )
  }
  return (
    <>
      <div className="word-fields">
        {LANGUAGES.flatMap((one) =>
          (['One', 'Other'] as const).map((number) => (
            <TextField
              key={`${one} ${number}`}
              lang={one}
              label={t(`desk.words.names.${one}${number}`)}
              autoComplete="off"
              maxLength={DRAFT_WORD_MAX}
              required
              value={names[one][number]}
              error={
                isChecked && oneLine(names[one][number]) === ''
                  ? t('desk.words.required')
                  : undefined
              }
              onChange={({ target }) =>
                setNames({ ...names, [one]: { ...names[one], [number]: target.value } })
              }
            />
          )),
        )}
        <Select
          label={t('desk.words.department')}
          value={department}
          onValueChange={setDepartment}
          options={departments.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
        />
        <TextField
          label={t('desk.words.grams')}
          inputMode="decimal"
          autoComplete="off"
          value={grams}
          error={isChecked && isWrong ? t('desk.words.gramsWrong') : undefined}
          onChange={({ target }) => setGrams(target.value)}
        />
      </div>
      {isRefused && (
        <p role="alert" className="word-refused">
          {t('desk.words.taken')}
        </p>
      )}
      <div className="word-end">
        <Button variant="primary" pending={isPending} onClick={submit}>
          {t('desk.words.adoptAll')}
        </Button>
        <p className="desk-small">{t('desk.words.after', { count: food.Recipes })}</p>
      </div>
    </>
  )
}

/** Says which food of the catalogue it is. */
export function MergeFoodForm({ food, onDone }: FoodFormProps) {
  const { t, langId } = useWords()
  const { merge } = useFoodWords()
  const { isPending, isRefused, decide } = useWordDecision(food.Name, onDone)
  const [term, setTerm] = useState('')
  const [typed, type] = useDelayed(term, setTerm, DEBOUNCE_MS)
  const [isChecked, setChecked] = useState(false)
  const { data } = useKey(term.trim() === '' ? null : keys.ingredientSearch(term.trim(), langId))
  // What waits is not what it may become.
  const found = (data ?? []).filter(({ Id }) => Id !== food.Id)
  const target = found.find(({ Name }) => Name === typed.trim())
  const submit = () => {
    setChecked(true)
    if (target) void decide('merge', () => merge(food.Id, target.Id))
  }
  return (
    <>
      <Autocomplete
        className="word-target"
        label={t('desk.words.into')}
        hint={t('desk.words.intoHint')}
        icon={Search}
        value={typed}
        onValueChange={type}
        suggestions={[...new Set(found.map(({ Name }) => Name))]}
        pending={term !== '' && data === undefined}
        error={isChecked && !target ? t('desk.words.intoMissing') : undefined}
      />
      {isRefused && (
        <p role="alert" className="word-refused">
          {t('desk.words.intoMissing')}
        </p>
      )}
      <div className="word-end">
        <Button variant="primary" pending={isPending} onClick={submit}>
          {target ? t('desk.words.mergeWith', { name: target.Name }) : t('desk.words.merge')}
        </Button>
        <p className="desk-small">{t('desk.words.after', { count: food.Recipes })}</p>
      </div>
    </>
  )
}
