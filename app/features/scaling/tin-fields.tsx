import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { AmountField } from './amount-field.tsx'
import type { ScaleDraft } from './use-scale-draft.ts'

/** Props of {@link TinFields}. */
export interface TinFieldsProps {
  /** A recipe with a tin. */
  recipe: Recipe
  draft: ScaleDraft
  change: (parts: Partial<ScaleDraft>) => void
}

/** Asks for the shape and the measures of another tin. */
export function TinFields({ recipe, draft, change }: TinFieldsProps) {
  const { t } = useWords()
  const [length, width] = draft.sides
  const sizes =
    draft.shape === 'round'
      ? [
          {
            label: t('scaling.diameter'),
            text: draft.diameter,
            toParts: (diameter: string) => ({ diameter }),
          },
        ]
      : [
          {
            label: t('scaling.length'),
            text: length,
            toParts: (next: string) => ({ sides: [next, width] as const }),
          },
          {
            label: t('scaling.width'),
            text: width,
            toParts: (next: string) => ({ sides: [length, next] as const }),
          },
        ]
  return (
    <>
      <RadioGroup
        label={t('scaling.shape')}
        variant="segments"
        value={draft.shape}
        onValueChange={(shape) => change({ shape })}
        options={[
          { value: 'round', label: t('scaling.round') },
          { value: 'square', label: t('scaling.square') },
        ]}
      />
      <div className="grid gap-3">
        {sizes.map(({ label, text, toParts }) => (
          <div key={label}>
            <p aria-hidden="true" className="mb-1.5 text-label font-semibold">
              {label}
            </p>
            <AmountField
              label={`${label}, ${t('scaling.centimetres')}`}
              text={text}
              onTextChange={(next) => change(toParts(next))}
              unit="cm"
              press={1}
              write={(size) => `${size}\u00a0cm, ${label}`}
            />
          </div>
        ))}
        <p className="text-center text-caption text-ink-soft">
          {t('scaling.recipeTin', { tin: recipe.Yield?.Form?.Name ?? '' })}
        </p>
      </div>
    </>
  )
}
