import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleQuestionMark } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftLine } from '#contract/own-recipes/draft.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import type { FoodWords } from '#cooking/food-words.ts'
import { foodsOfLine } from '#cooking/line/several.ts'
import { addLine, correctLine, lineOf, settleLine, writeLine } from '../document/lines.ts'
import { ownText, type Edit } from '../document/texts.ts'
import { readId, useEditorContext } from '../context.ts'
import { juiceOf } from '../reading/juice.ts'
import { measureCups } from '../reading/cups.ts'
import { nameOf, type Understood } from '../reading/understand.ts'
import { CupAnswers } from './cup-answers.tsx'
import { doubtText } from './doubt-text.ts'

/** Props of {@link LineQuestion}. */
export interface LineQuestionProps {
  line: DraftLine
  read: Understood
  /** Opens what the line means. */
  onCorrect: () => void
}

/** The lines that a line of several foods becomes. */
function partsOf(text: string, words: FoodWords): string[] {
  const foods = foodsOfLine(text, words)
  return foods.length > 1 ? foods : text.replaceAll(/\s+/gu, ' ').split(/ (?:and|und|&) /iu)
}

/** A question about a line, with its answers. Nothing waits for it. */
export function LineQuestion({ line, read, onCorrect }: LineQuestionProps) {
  const { t } = useWords()
  const { language, foods, reading, change: edit } = useEditorContext()
  const { doubt, name } = read
  const { Key: key } = line
  if (!doubt || doubt === 'sameCup') return null
  const change = (answer: Edit) => {
    // The question goes with its answer; the focus stays at the line.
    document.getElementById(readId(key))?.focus()
    edit(answer)
  }
  const text = ownText(line.Text, language)
  const juice = doubt === 'juice' ? juiceOf(read, foods, language) : undefined
  const right = () => change(settleLine(key, 'right'))
  const asFood = (food: WritableFood) => {
    const { amount, maxAmount, unit, note } = read
    const correction = {
      ...(amount !== undefined && { Amount: amount }),
      ...(maxAmount !== undefined && { MaxAmount: maxAmount }),
      ...(unit && { Unit: unit }),
      FoodId: food.Id,
      Name: nameOf(food, language),
      Note: note,
    }
    change(correctLine(key, correction))
  }
  const [first = text, ...rest] = partsOf(text, foods.words)
  const divide = () =>
    change((draft) => {
      const begun = writeLine(key, language, first)(draft)
      // Each stands before the one that was added last.
      return rest.reduceRight((all, part) => addLine(key, lineOf(part, language))(all), begun)
    })
  return (
    <div role="group" aria-label={t('recipeEditor.doubts.label')} className="wr-ask">
      <p>
        <Icon of={CircleQuestionMark} size="s" />
        <span>{doubtText(t, read)}</span>
      </p>
      <div className="wr-answers">
        {doubt === 'cup' && <CupAnswers onSize={(ml) => change(measureCups(reading, ml))} />}
        {doubt === 'family' && (
          <>
            {read.family?.foods.map((food) => (
              <Button key={food.Id} size="s" onClick={() => asFood(food)}>
                {nameOf(food, language)}
              </Button>
            ))}
            <Button size="s" variant="bare" onClick={() => change(settleLine(key, 'asWritten'))}>
              {t('recipeEditor.doubts.leave')}
            </Button>
          </>
        )}
        {doubt === 'several' && rest.length > 0 && (
          <>
            <Button size="s" onClick={divide}>
              {t('recipeEditor.doubts.divide')}
            </Button>
            <Button size="s" variant="bare" onClick={() => change(settleLine(key, 'asWritten'))}>
              {t('recipeEditor.doubts.leave')}
            </Button>
          </>
        )}
        {juice && (
          <>
            <Button size="s" onClick={right}>
              {[read.amountText, name].filter(Boolean).join(' ')}
            </Button>
            <Button size="s" onClick={() => change(correctLine(key, juice.correction))}>
              {juice.text}
            </Button>
          </>
        )}
        {!juice &&
          doubt !== 'cup' &&
          doubt !== 'family' &&
          !(doubt === 'several' && rest.length > 0) && (
            <>
              <Button size="s" onClick={right}>
                {t(doubt === 'unknown' ? 'recipeEditor.doubts.keep' : 'recipeEditor.doubts.right')}
              </Button>
              <Button size="s" variant="bare" onClick={onCorrect}>
                {t('recipeEditor.doubts.itIs')}
              </Button>
            </>
          )}
      </div>
    </div>
  )
}
