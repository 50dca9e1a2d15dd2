import { useEffect, useId, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { tinOf, useScale } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { tinArea } from '#cooking/amounts/scaling.ts'
import { FoodFields } from './food-fields.tsx'
import { ScaledAmounts } from './scaled-amounts.tsx'
import { scalableRows } from './stock.ts'
import { TinFields } from './tin-fields.tsx'
import { useMadeText } from './use-made-text.ts'
import { useScaleDraft } from './use-scale-draft.ts'

/** Milliseconds without typing before a screen reader hears what the amount makes. */
const ANNOUNCE_AFTER_MS = 500

/** Props of {@link ScaleDialog}. */
export interface ScaleDialogProps {
  recipe: Recipe
  /** Amounts for one serving. */
  ingredients: readonly RecipeIngredient[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Scales a recipe by how much there is of one ingredient or, where the recipe states its tin, by
 * another tin. All amounts follow; the result is the page's number of servings.
 */
export function ScaleDialog(props: ScaleDialogProps) {
  const [first, ...others] = scalableRows(props.ingredients)
  return first && <Scaling {...props} rows={[first, ...others]} />
}

interface ScalingProps extends ScaleDialogProps {
  rows: readonly [RecipeIngredient, ...RecipeIngredient[]]
}

function Scaling({ recipe, ingredients, rows, open, onOpenChange }: ScalingProps) {
  const { t } = useWords()
  const form = useId()
  const draft = useScaleDraft(recipe, rows)
  const { result } = draft
  const { counted, scale, unscale } = useScale(recipe)
  const made = useMadeText(recipe, draft.draft, result)
  const spoken = [made.text, made.detail].filter(Boolean).join(', ')
  useAnnounced(spoken)
  const hasTin = recipe.Yield?.Form && tinArea(tinOf(recipe.Yield.Form)) !== undefined
  const apply = () => {
    if ('problem' in result) return
    if (result.servings === counted) unscale()
    else scale(result)
    announce(spoken)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t('scaling.title')}
      footer={
        <Button
          variant="primary"
          size="l"
          type="submit"
          form={form}
          disabled={'problem' in result}
          className="max-tablet:w-full tablet:min-w-64"
        >
          {t('scaling.apply')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        className="grid gap-x-8 gap-y-6 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
      >
        <div className="grid content-start gap-6 self-start tablet:sticky tablet:top-18">
          {hasTin && (
            <RadioGroup
              label={t('scaling.by')}
              labelHidden
              variant="segments"
              value={draft.draft.by}
              onValueChange={(by) => draft.change({ by })}
              options={[
                { value: 'food', label: t('scaling.byFood') },
                { value: 'tin', label: t('scaling.byTin') },
              ]}
            />
          )}
          {draft.draft.by === 'food' ? (
            <FoodFields recipe={recipe} rows={rows} {...draft} />
          ) : (
            <TinFields recipe={recipe} {...draft} />
          )}
        </div>
        <ScaledAmounts recipe={recipe} ingredients={ingredients} result={result} made={made} />
      </form>
    </Dialog>
  )
}

/** Announces what a draft makes after a pause in typing, but not what it makes at first. */
function useAnnounced(text: string): void {
  const announceLater = useDebouncedAnnounce(ANNOUNCE_AFTER_MS)
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    announceLater(text)
  }, [announceLater, text])
}
