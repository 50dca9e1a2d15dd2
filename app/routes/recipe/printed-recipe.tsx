import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Logo } from '#design-system/icon/logo.tsx'
import { useUnitSystem } from '#app/features/account/index.ts'
import {
  stepParts,
  useHowTo,
  useRecipeIngredients,
  useServings,
  useTools,
  yieldText,
} from '#app/features/recipes/index.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { camelCase } from '#app/lib/words/camel-case.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { ingredientItem } from '#app/lib/words/ingredient-item.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import type { HowToStep } from '#contract/how-to.ts'
import type { RecipeIngredient } from '#contract/ingredient.ts'
import type { Recipe } from '#contract/recipe.ts'
import { readAmounts, type TextPart } from '#contract/step-text.ts'
import { groupsOf } from './ingredient-rows.tsx'
import '#app/lib/print/sheet.css'
import './printed-recipe.css'

/** Height of a page between its margins, in CSS pixels: 274 mm of A4. */
const PAGE_HEIGHT = 1035
/** How tightly a page is set, in the order in which they are tried. */
const DENSITIES = ['normal', 'tight', 'tightest'] as const

/** Whether the page is being printed, known before the browser lays it out. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // A print command may follow the first paint at once, before other effects run.
  useLayoutEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const print = matchMedia('print')
    const set = (next: boolean) => flushSync(() => setPrinting(next))
    addEventListener('beforeprint', () => set(true), { signal })
    addEventListener('afterprint', () => set(false), { signal })
    print.addEventListener('change', () => set(print.matches), { signal })
    return () => ending.abort()
  }, [])
  return isPrinting
}

/**
 * The recipe as it is printed, for the chosen number of servings: on A4 in two columns, what is needed and
 * room for notes beside the steps.
 */
export function PrintedRecipe({ recipe }: { recipe: Recipe }) {
  const isPrinting = usePrinting()
  const code = `${pathOf('recipe', recipe.Id)}/code.svg`
  // The picture is fetched at once: printing does not wait for it.
  return createPortal(
    <div className="printed-recipe">
      {isPrinting ? (
        <Sheet recipe={recipe} code={<img src={code} alt="" />} />
      ) : (
        <img src={code} alt="" />
      )}
    </div>,
    document.body,
  )
}

function Sheet({ recipe, code }: { recipe: Recipe; code: ReactNode }) {
  const { t, language } = useWords()
  const { steps = [] } = useHowTo(recipe.Id)
  const { ingredients = [] } = useRecipeIngredients(recipe.Id)
  const [servings] = useServings(recipe)
  const { text, detail } = yieldText(recipe.Yield, servings, { t, language })
  const made = [text, detail].filter(Boolean).join(', ')
  return (
    <article ref={fitToPage} className="sheet">
      <header className="sheet-head">
        <div>
          <p className="sheet-brand">
            <Logo /> {BRAND}
          </p>
          <h1>{recipe.HyphenatedName ?? recipe.Name}</h1>
          <p>{recipe.Author.Name}</p>
          {recipe.Description !== null && <p className="sheet-about">{recipe.Description}</p>}
        </div>
        <p className="sheet-code">
          {code}
          {t('print.code')}
        </p>
      </header>
      <p className="sheet-facts">
        <b>{made}</b>
        {recipe.CookTime !== null && <Time name="active" time={recipe.CookTime} />}
        {recipe.TotalTime !== null && <Time name="inAll" time={recipe.TotalTime} />}
      </p>
      <div className="sheet-columns">
        <div className="sheet-needs">
          <Needs recipe={recipe} ingredients={ingredients} servings={servings} />
          <section className="sheet-notes">
            <h2>{t('print.notes')}</h2>
          </section>
        </div>
        <ol className="sheet-steps">
          {steps.map((step) => (
            <Step key={step.Id} step={step} ingredients={ingredients} servings={servings} />
          ))}
        </ol>
      </div>
      <footer>
        <span>{location.host + pathOf('recipe', recipe.Id)}</span>
        <span>{t('print.amountsFor', { what: made })}</span>
      </footer>
    </article>
  )
}

/** Sets a recipe as tightly as one page needs. What is too long for that takes another page. */
function fitToPage(sheet: HTMLElement | null): void {
  const measured = sheet?.parentElement
  if (!sheet || !measured) return
  measured.dataset['state'] = 'measured'
  for (const density of DENSITIES) {
    sheet.dataset['density'] = density
    if (sheet.offsetHeight <= PAGE_HEIGHT) break
  }
  delete measured.dataset['state']
}

function Time({ name, time }: { name: 'active' | 'inAll'; time: string }) {
  const { t } = useWords()
  return (
    <span>
      <Marked parts={readAmounts(t(`print.${name}`, { time: formatDuration(time) }))} />
    </span>
  )
}

interface NeedsProps {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[]
  servings: number
}

/** Ingredients in their groups, and tools, each with a circle to tick. */
function Needs({ recipe, ingredients, servings: persons }: NeedsProps) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const { tools = [] } = useTools()
  return (
    <>
      <h2>{t('recipe.ingredients')}</h2>
      {groupsOf(ingredients).map(({ group, rows }) => (
        <section key={group?.Name ?? ''}>
          {group && <h3>{group.Name}</h3>}
          <ul className="sheet-ingredients">
            {rows.map((row) => {
              const item = ingredientItem(row, { persons, language, unitSystem }, t)
              return (
                <li key={row.Ingredient.Id}>
                  {item.amount !== '' && <b>{item.amount}</b>}
                  <span>{item.name}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <h2>{t('recipe.tools')}</h2>
      <ul className="sheet-tools">
        {tools
          .filter(({ Id }) => recipe.ToolIds.includes(Id))
          .map(({ Id, Name }) => (
            <li key={Id}>{Name}</li>
          ))}
      </ul>
    </>
  )
}

interface StepProps {
  step: HowToStep
  ingredients: readonly RecipeIngredient[]
  servings: number
}

function Step({ step, ingredients, servings: persons }: StepProps) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  return (
    <li>
      <b className="sheet-number">{step.StepNumber}</b>
      <div>
        {step.Warnings?.map(({ Kind, Text }) => (
          <p key={Kind} className="sheet-warning">
            <b>{t(`recipeFacts.warnings.${camelCase(Kind)}`)}</b>{' '}
            {Text ?? t(`recipeFacts.advice.${camelCase(Kind)}`)}
          </p>
        ))}
        <p>
          <Marked parts={stepParts(step, ingredients, { persons, language, unitSystem })} />
        </p>
        {step.Until !== undefined && (
          <p className="sheet-sign">{t('print.until', { sign: step.Until })}</p>
        )}
      </div>
    </li>
  )
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isAmount }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no ids
    isAmount ? <b key={index}>{text}</b> : text,
  )
}
