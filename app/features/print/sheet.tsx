import type { ReactNode } from 'react'
import { Logo } from '#design-system/icon/logo.tsx'
import { useImperial } from '#app/features/account/index.ts'
import {
  stepParts,
  useHowTo,
  useRecipeIngredients,
  useServings,
  useTools,
  yieldText,
} from '#app/features/recipes/index.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { camelCase } from '#contract/text/camel-case.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { groupsOf } from '#app/lib/words/ingredient-groups.ts'
import { ingredientItem } from '#app/lib/words/ingredient-item.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { readAmounts, type TextPart } from '#cooking/step-text.ts'
import '#app/lib/print/sheet.css'

/** Height of a page between its margins, in CSS pixels: 274 mm of A4. */
const PAGE_HEIGHT = 1035
/** How tightly a page is set, in the order in which they are tried. */
const DENSITIES = ['normal', 'tight', 'tightest'] as const

/** Props of {@link Sheet}. */
export interface SheetProps {
  recipe: Recipe
  /** @default the servings that were chosen on the page of the recipe */
  servings: number | undefined
  /** The picture that leads to the page of the recipe. */
  code: ReactNode
}

/** A recipe on A4: what is needed and room for notes beside the steps. */
export function Sheet({ recipe, servings: given, code }: SheetProps) {
  const { t, language } = useWords()
  const { steps = [] } = useHowTo(recipe.Id)
  const { ingredients = [] } = useRecipeIngredients(recipe.Id)
  const [chosen] = useServings(recipe)
  const servings = given ?? chosen
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
            <Step
              key={step.Id}
              recipe={recipe}
              step={step}
              ingredients={ingredients}
              servings={servings}
            />
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
  const imperial = useImperial()
  const { tools = [] } = useTools()
  const servings = recipe.Yield?.Servings
  return (
    <>
      <h2>{t('print.ingredients')}</h2>
      {groupsOf(ingredients).map(({ group, rows }) => (
        <section key={group?.Name ?? ''}>
          {group && <h3>{group.Name}</h3>}
          <ul className="sheet-ingredients">
            {rows.map((row) => {
              const item = ingredientItem(row, { persons, servings, language, imperial }, t)
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
      <h2>{t('print.tools')}</h2>
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

interface StepProps extends NeedsProps {
  step: HowToStep
}

function Step({ recipe, step, ingredients, servings: persons }: StepProps) {
  const { t, language } = useWords()
  const imperial = useImperial()
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
          <Marked
            parts={stepParts(step, ingredients, {
              persons,
              servings: recipe.Yield?.Servings,
              language,
              imperial,
            })}
          />
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
