import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useImperial, useUnitSystem } from '#app/features/account/index.ts'
import {
  RecipeServings,
  StepFacts,
  stepParts,
  StepPicture,
  useHowTo,
  useRecipeIngredients,
  useServings,
  useVideoActions,
  WarningNote,
} from '#app/features/recipes/index.ts'
import { ShareButton } from '#app/features/share/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { Section } from '#app/lib/ui/section.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ACTION_STEP } from '#contract/recipes/action-types.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { TextPart } from '#cooking/step-text.ts'
import { timeToSeconds } from '#contract/text/time.ts'
import { LateBelowSteps, LateRecipeNotes } from './late.tsx'

/** The steps to read, with a second control of the number of people. */
export function HowTo({ recipe }: { recipe: Recipe }) {
  const { t, language } = useWords()
  const { steps, error, isPending, retry } = useHowTo(recipe.Id)
  const { ingredients } = useRecipeIngredients(recipe.Id)
  const { actions = [] } = useVideoActions(recipe)
  const imperial = useImperial()
  const [persons] = useServings(recipe)
  const starts = new Map(
    actions
      .filter(({ Type }) => Type === ACTION_STEP)
      .map(({ StepNumber, StartsAt }) => [StepNumber, timeToSeconds(StartsAt)]),
  )
  return (
    <Section
      id="how-to"
      title={t('recipe.howTo')}
      trailing={<RecipeServings recipe={recipe} label={t('recipe.howToServings')} />}
    >
      {steps && (
        <ol>
          {steps.map((step) => (
            <Step
              key={step.Id}
              step={step}
              parts={stepParts(step, ingredients, {
                persons,
                servings: recipe.Yield?.Servings,
                language,
                imperial,
              })}
              recipe={recipe}
              startsAt={starts.get(step.StepNumber)}
            />
          ))}
        </ol>
      )}
      {error !== undefined && (
        <LoadFailed
          title={t('recipe.failed.howTo')}
          text={t('recipe.failed.text')}
          onRetry={retry}
        />
      )}
      <LateBelowSteps recipe={recipe} />
      {isPending && <StepSkeleton count={recipe.StepCount} />}
    </Section>
  )
}

/** Number, text and picture side by side; on tablets the picture below, on phones above the text. */
const STEP =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-4 border-t border-line py-8 first:border-0 first:pt-0 tablet:grid-cols-[2.5rem_minmax(0,1fr)] desktop:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,20rem)] desktop:gap-x-8'

interface StepProps {
  step: HowToStep
  parts: readonly TextPart[]
  recipe: Recipe
  /** Where the film shows the step, in seconds; undefined without a film. */
  startsAt: number | undefined
}

function Step({ step, parts, recipe, startsAt }: StepProps) {
  const { t } = useWords()
  const unitSystem = useUnitSystem()
  const number = step.StepNumber
  return (
    <li id={`step-${number}`} tabIndex={-1} className={`${STEP} tablet:scroll-mt-16 outline-none`}>
      <h3 className="text-[2rem] leading-[0.9] font-semibold tracking-[-0.04em] desktop:text-[2.75rem]">
        <span className="sr-only">{t('recipe.step', { number })}</span>
        <span aria-hidden="true">{number}</span>
      </h3>
      <div>
        {step.Warnings?.map((warning) => (
          <WarningNote key={warning.Kind} warning={warning} />
        ))}
        <p
          lang={step.Language}
          className="cook text-[clamp(1.125rem,1rem+0.5vw,1.375rem)] leading-normal"
        >
          {parts.map(({ text, isAmount }, index) =>
            isAmount ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no ids
              <b key={index} className="font-semibold whitespace-nowrap">
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </p>
        <div className="mt-2 flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 text-label text-ink-soft">
          <StepFacts step={step} unitSystem={unitSystem} />
          {!isOwnId(recipe.Id) && (
            <>
              <ShareButton
                path={`/recipes/${recipe.Id}`}
                place={`#step-${number}`}
                title={t('recipe.stepOf', { name: recipe.Name, number })}
                label={t('recipe.shareStep', { number })}
                size="s"
                className="first:-ms-2.5"
              />
              <LateRecipeNotes recipe={recipe} step={step} />
            </>
          )}
        </div>
      </div>
      {(step.ImagePath ?? !isOwnId(recipe.Id)) && (
        <StepPicture step={step} recipe={recipe} startsAt={startsAt} />
      )}
    </li>
  )
}

function StepSkeleton({ count }: { count: number }) {
  return (
    <SkeletonRegion>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={STEP}>
          <Skeleton className="size-9" />
          <div className="grid gap-3">
            <Skeleton className="h-6" />
            <Skeleton className="h-6 w-4/5" />
          </div>
          <Skeleton className="aspect-film rounded-picture tablet:col-start-2 desktop:col-start-3" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
