import type { ServingsText } from '#design-system/servings-counter/servings-counter.tsx'
import type { Translate } from '#app/lib/words/translate.ts'
import { kitchenNumber, withDecimalSign, writeNumber } from '#cooking/amounts/kitchen-number.ts'
import type { Language } from '#contract/languages.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import { tinFor, type Tin } from '#cooking/amounts/scaling.ts'

type Form = NonNullable<Yield['Form']>

/** How a yield is written. */
export interface YieldOptions {
  readonly t: Translate
  readonly language: Language
  /** A tin in place of the recipe's own. */
  readonly tin?: Tin | undefined
}

/** The measures of the tin of a recipe. */
export function tinOf({ Diameter, Sides }: Form): Tin {
  return { diameter: Diameter, sides: Sides }
}

/** How far a written number of servings may be from the true one without "about". */
const EXACT_SHARE = 0.005

/**
 * Writes what a number of servings makes: "24 slices" in "2 springform tins", "about 3 servings".
 *
 * @param makes what the recipe makes; undefined counts servings
 * @param count above 0; a fraction where the recipe is scaled by what there is
 */
export function yieldText(
  makes: Yield | undefined,
  count: number,
  options: YieldOptions,
): ServingsText {
  const { t, language } = options
  const number = Number.isInteger(count) ? { value: count, fraction: '' } : kitchenNumber(count)
  const written = writeNumber(number, language)
  const named = number.value > 1 ? makes?.Of : (makes?.One ?? makes?.Of)
  const what = named ?? t('common.servingName', { count: number.value })
  const text = t('common.counted', { number: written, what })
  const isExact = Math.abs(number.value - count) <= EXACT_SHARE * count
  return {
    number: written,
    text: isExact ? text : t('common.about', { amount: text }),
    detail: makes && detailOf(makes, count, options),
  }
}

/** The tin for a number of servings, or how to divide the cooking. */
function detailOf({ Form, Step, AtOnce }: Yield, count: number, options: YieldOptions) {
  const { t } = options
  if (AtOnce !== undefined && count > AtOnce) return t('common.atOnce', { count: AtOnce })
  if (!Form) return undefined
  const forms = count / Step
  const isWhole = Number.isInteger(forms) && options.tin === undefined
  const tin = options.tin ?? (isWhole ? tinOf(Form) : tinFor(tinOf(Form), forms))
  if (!isWhole && !tin) return undefined
  const name = tin ? nameOfTin(Form, tin, options) : Form.Name
  // A number before a size needs a word or a sign between them.
  const isSized = /^\d/.test(name)
  if (!isWhole || forms === 1) {
    return t(isSized ? 'common.oneSizedForm' : 'common.oneForm', { form: name })
  }
  return isSized
    ? t('common.sizedForms', { count: forms, form: name })
    : t('common.forms', { count: forms, forms: Form.Plural ?? name })
}

const measuresOf = ({ diameter, sides = [] }: Tin): string =>
  diameter === undefined ? sides.join(' × ') : String(diameter)

/** The name of the recipe's tin with other measures, and a plain one for a tin of another shape. */
function nameOfTin(form: Form, tin: Tin, { t, language }: YieldOptions): string {
  const own = measuresOf(tinOf(form))
  const isSameShape = (form.Diameter === undefined) === (tin.diameter === undefined)
  const size = measuresOf(tin)
  if (own === size) return form.Name
  const written = withDecimalSign(size, language)
  if (own !== '' && isSameShape && form.Name.includes(own)) return form.Name.replace(own, written)
  const name = tin.diameter === undefined ? 'common.squareTin' : 'common.roundTin'
  return t(name, { size: written })
}
