import { CheckRows, type CheckRow as Row } from '#app/lib/ui/publishing-frame.tsx'
import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Checklist as Things } from './checklist-of.ts'
import { languageRow } from './language-row.ts'

/** Props of {@link Checklist}. */
export interface ChecklistProps {
  things: Things
  /** Address of the editor, where what is open is mended. */
  editor: string
}

/** What others need to cook a recipe: what is there, and what is open. Only what is missing holds it up. */
export function Checklist({ things, editor }: ChecklistProps) {
  const { t } = useWords()
  return <CheckRows title={t('publishing.check.title')} rows={useRows(things)} editor={editor} />
}

/** The rows in the order of the recipe, those that hold it up first. */
function useRows(things: Things): Row[] {
  const { t } = useWords()
  const { missing, needsLicence } = things
  const needed = [
    ...missing.map((what): Row => ({ state: 'missing', text: t(`publishing.check.${what}`) })),
    ...(needsLicence
      ? [
          {
            state: 'missing' as const,
            text: t('publishing.check.licence'),
            hint: t('publishing.check.licenceText'),
          },
        ]
      : []),
  ]
  return [
    ...needed,
    ...useTop(things),
    ...useIngredients(things),
    ...useSteps(things),
    languageRow(things, t),
  ]
}

function useTop({ missing, hasDescription, hasPicture }: Things): Row[] {
  const { t } = useWords()
  if (missing.includes('name')) return []
  if (hasDescription && hasPicture) return [{ state: 'there', text: t('publishing.check.all') }]
  const name = hasDescription ? 'noPicture' : hasPicture ? 'noDescription' : 'onlyName'
  return [
    {
      state: 'open',
      text: t(`publishing.check.${name}`),
      hint: t(`publishing.check.${name}Text`),
    },
  ]
}

/** Names that a hint lists; of more than these it says that there are more. */
const NAMES = 5

function useIngredients({ ingredients, noAmount, newFoods }: Things): Row[] {
  const { t, language } = useWords()
  if (ingredients === 0) return []
  const list = (names: readonly string[]) =>
    nameList(names.length > NAMES ? [...names.slice(0, NAMES), '…'] : names, language)
  const hint = [
    noAmount.length > 0 && t('publishing.check.noAmount', { foods: list(noAmount) }),
    newFoods.length > 0 && t('publishing.check.newFoods', { foods: list(newFoods) }),
  ].filter((part) => part !== false)
  return [
    {
      state: 'there',
      text: t('publishing.check.ingredients', { count: ingredients }),
      hint: hint.length > 0 ? hint.join('. ') : undefined,
    },
  ]
}

function useSteps({ steps, times, signs, stepPictures }: Things): Row[] {
  const { t } = useWords()
  if (steps === 0) return []
  const parts = [
    t('publishing.check.steps', { count: steps }),
    times > 0 && t('publishing.check.times', { count: times }),
    signs > 0 && t('publishing.check.signs', { count: signs }),
  ].filter((part) => part !== false)
  return [
    { state: 'there', text: parts.join(', ') },
    {
      state: 'there',
      text: t('publishing.check.cards'),
      hint:
        stepPictures > 0 ? t('publishing.check.cardPictures', { count: stepPictures }) : undefined,
    },
  ]
}
