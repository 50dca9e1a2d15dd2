import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { Language } from '#contract/languages.ts'
import type { Draft, DraftPart, DraftStep, DraftTime } from '#contract/own-recipes/draft.ts'
import { dishTypeName } from '#contract/recipes/dish-types.ts'
import { minutesToTime } from '#contract/text/time.ts'
import { languageOfField, lineOfField, stepOfField } from './draft-value.ts'

/** How fields are written: in the words of the reader, texts in the language that is read. */
export interface FieldWords extends Pick<ReturnType<typeof useWords>, 't' | 'formatNumber'> {
  /** The language of the texts. */
  readonly language: Language
}

/** An amount as a draft has it. */
type Amount = Pick<DraftPart, 'Amount' | 'MaxAmount' | 'Unit'>

function amountText({ Amount, MaxAmount, Unit }: Amount, words: FieldWords): string {
  if (Amount === undefined) return ''
  const number = [Amount, MaxAmount]
    .flatMap((value) => (value === undefined ? [] : words.formatNumber(value)))
    .join('–')
  if (Unit === undefined) return number
  const unit = UNIT_WORDS[words.language][Unit]
  return `${number}\u00a0${(MaxAmount ?? Amount) > 1 ? unit.other : unit.one}`
}

const minutesText = (minutes: number | undefined) =>
  minutes === undefined ? '' : formatDuration(minutesToTime(minutes))

function yieldText({ Yield: yields }: Draft, { t, language }: FieldWords): string {
  if (!yields) return ''
  const of = textOrOther(yields.Of, language)
  const count = yields.Servings
  const servings = of === '' ? t('desk.review.values.servings', { count }) : `${count} ${of}`
  return [servings, textOrOther(yields.Form, language)].filter(Boolean).join(', ')
}

function sourceText({ Source = {} }: Draft, { t }: FieldWords): string {
  const { Name, Address, Licence, IsForeign } = Source
  return [
    Name,
    Address,
    Licence && t('desk.review.values.licence', { licence: Licence }),
    IsForeign && t('desk.review.values.foreign'),
  ]
    .filter(Boolean)
    .join('\n')
}

function nutritionText({ Nutrition = {} }: Draft, { t, formatNumber }: FieldWords): string {
  const values = [
    ['energy', Nutrition.Calorie],
    ['protein', Nutrition.Protein],
    ['fat', Nutrition.Fat],
    ['carbohydrates', Nutrition.Carbohydrate],
  ] as const
  return values
    .flatMap(([name, amount]) =>
      amount === undefined ? [] : t(`desk.review.values.${name}`, { amount: formatNumber(amount) }),
    )
    .join(', ')
}

const lineText = ({ Text, IsHeading }: Draft['Lines'][number], language: Language) =>
  textOrOther(Text, language) + (IsHeading ? ':' : '')

/** One a line, each with its end, so that one that stays is the same word in both versions. */
const listText = (items: readonly string[]) => items.map((item) => `${item}\n`).join('')

/** Fields of the whole recipe. */
const WHOLE: Record<string, (draft: Draft, words: FieldWords) => string> = {
  Yield: yieldText,
  PrepMinutes: ({ PrepMinutes }) => minutesText(PrepMinutes),
  ActiveMinutes: ({ ActiveMinutes }) => minutesText(ActiveMinutes),
  TotalMinutes: ({ TotalMinutes }) => minutesText(TotalMinutes),
  Tags: ({ Tags }) => listText(Tags),
  DishTypes: ({ DishTypes }, { t }) =>
    listText(DishTypes.map((code) => t(`app.categories.${dishTypeName(code) ?? 'All'}`))),
  Tools: ({ Tools }) => listText(Tools),
  Source: sourceText,
  Nutrition: nutritionText,
  Lines: ({ Lines }, { language }) => Lines.map((line) => lineText(line, language)).join('\n'),
  Steps: ({ Steps }, { language }) =>
    Steps.map(({ Text }) => plainDraftText(textOrOther(Text, language))).join('\n'),
}

function lineFieldText(draft: Draft, path: string, words: FieldWords): string {
  const line = lineOfField(draft, path)?.item
  if (!line) return ''
  if (path.endsWith('.IsAsWritten'))
    return line.IsAsWritten ? words.t('desk.review.values.asWritten') : ''
  if (path.endsWith('.Correction')) {
    const { Correction: said } = line
    if (!said) return ''
    const food = [amountText(said, words), said.Name].filter(Boolean).join(' ')
    return [food, said.Note].filter(Boolean).join(', ')
  }
  return line.Text[languageOfField(path) ?? words.language] ?? ''
}

function timeText(time: DraftTime | null, { t, language, formatNumber }: FieldWords): string {
  if (time === null) return t('desk.review.values.asRead')
  const { Min, Max, Unit, Name, IsTimer } = time
  const number = [Min, Max].flatMap((value) => (value === undefined ? [] : formatNumber(value)))
  const length = `${number.join('–')}\u00a0${Unit}`
  const name = textOrOther(Name, language)
  return [name, length, IsTimer && t('desk.review.values.timer')].filter(Boolean).join(', ')
}

function partText(draft: Draft, part: DraftPart, words: FieldWords): string {
  const line = draft.Lines.find(({ Key }) => Key === part.Line)
  const food = line ? textOrOther(line.Text, words.language) : part.Line
  if (part.Share !== 'amount') return words.t(`desk.review.values.${part.Share}`, { food })
  return words.t('desk.review.values.amount', { amount: amountText(part, words), food })
}

function ovenText({ Oven }: DraftStep, { t, formatNumber }: FieldWords): string {
  if (!Oven) return ''
  return [
    t('desk.review.values.oven', { degrees: formatNumber(Oven.Celsius) }),
    Oven.Fan && t('desk.review.values.fan'),
    Oven.Grill && t('desk.review.values.grill'),
  ]
    .filter(Boolean)
    .join(', ')
}

function stepFieldText(draft: Draft, path: string, words: FieldWords): string {
  const step = stepOfField(draft, path)?.item
  if (!step) return ''
  const language = languageOfField(path) ?? words.language
  const name = path.split('.')[2]
  if (name === 'Until') return step.Until?.[language] ?? ''
  if (name === 'Oven') return ovenText(step, words)
  if (name === 'Hob') return step.Hob ? words.t(`desk.review.values.hob.${step.Hob}`) : ''
  if (name === 'Times') return (step.Times ?? []).map((time) => timeText(time, words)).join('\n')
  if (name === 'Parts')
    return (step.Parts ?? []).map((part) => partText(draft, part, words)).join('\n')
  return plainDraftText(step.Text[language] ?? '')
}

/** What a version has in a field, in words; '' for nothing. Pictures have none. */
export function fieldText(draft: Draft, path: string, words: FieldWords): string {
  const [kind = ''] = path.split('.')
  if (path.endsWith('PictureId')) return ''
  if (kind === 'Name' || kind === 'Description')
    return draft[kind]?.[languageOfField(path) ?? words.language] ?? ''
  if (path.startsWith('Lines.')) return lineFieldText(draft, path, words)
  if (path.startsWith('Steps.')) return stepFieldText(draft, path, words)
  return WHOLE[kind]?.(draft, words) ?? ''
}
