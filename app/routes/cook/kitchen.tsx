import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { isStale, kitchenNow, useKitchen, useSession } from '#app/features/kitchen/index.ts'
import { useServings } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import type { HowToStep } from '#contract/how-to.ts'
import type { Recipe } from '#contract/recipe.ts'
import { Stage } from './stage.tsx'
import '#design-system/cook-mode/cook-mode.css'

/** Props of {@link Kitchen}. */
export interface KitchenProps {
  recipe: Recipe
  /** At least one. */
  steps: readonly HowToStep[]
}

/** The kitchen of a recipe: goes on with the session that was left, or begins one. */
export function Kitchen({ recipe, steps }: KitchenProps) {
  const { t } = useWords()
  const { open, act } = useKitchen()
  const session = useSession(recipe.Id)
  const [servings] = useServings(recipe)
  const [hasOpened, setOpened] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { Id: recipeId, Name: recipeName } = recipe
  const stepCount = steps.length
  const begin = () => open({ recipeId, recipeName, stepCount }, servings)

  // Also when the language changes, or when the recipe has changed meanwhile.
  useEffect(() => {
    begin()
    setOpened(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- servings matter only to a new session
  }, [open, recipeId, recipeName, stepCount])

  if (!session) {
    // Ended in another tab or on another device.
    const isGone = hasOpened && !isLeaving
    return isGone && <Navigate to={pathOf('recipe', recipeId)} replace />
  }
  if (!isStale(session, kitchenNow())) {
    const leave = () => setLeaving(true)
    return <Stage session={session} recipe={recipe} steps={steps} onLeave={leave} />
  }
  return (
    <section
      data-theme="dark"
      className="grid min-h-dvh place-content-center gap-6 bg-stage p-gutter text-center text-on-stage"
    >
      <h1 className="text-heading font-semibold">{t('kitchen.stale', { name: recipeName })}</h1>
      <p>{t('kitchen.staleText', { step: session.step, total: stepCount })}</p>
      <Button variant="flame" size="l" onClick={() => act(session.id, { kind: 'comeBack' })}>
        {t('kitchen.goOn', { step: session.step })}
      </Button>
      <Button
        size="l"
        onClick={() => {
          act(session.id, { kind: 'end' })
          begin()
        }}
      >
        {t('kitchen.startOver')}
      </Button>
    </section>
  )
}
