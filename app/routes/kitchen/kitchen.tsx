import { useEffect, useState } from 'react'
import { Navigate, NavigationType, useNavigationType } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import {
  isStale,
  kitchenNow,
  useKitchen,
  useLiveSessions,
  useSession,
  useStopCooking,
} from '#app/features/kitchen/index.ts'
import { useServings } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { Stage } from './stage.tsx'
import '#design-system/kitchen/kitchen.css'

/** Props of {@link Kitchen}. */
export interface KitchenProps {
  recipe: Recipe
  /** At least one. */
  steps: readonly HowToStep[]
}

/**
 * Whether the kitchen of a recipe leads to the page after cooking: it was not opened by a press in the
 * app but by its address, such as from a notification, and the recipe is finished with timers that go on.
 */
function useLeadsToTimers(recipeId: Id): boolean {
  const isByAddress = useNavigationType() === NavigationType.Pop
  const session = useSession(recipeId)
  const sessions = useLiveSessions()
  const isFinished = sessions.some((one) => one.recipeId === recipeId && one.endedAt !== null)
  // As it was opened: what ends here leads to its own page.
  const [leads] = useState(isByAddress && !session && isFinished)
  return leads
}

/** The kitchen of a recipe: goes on with the session that was left, or begins one. */
export function Kitchen({ recipe, steps }: KitchenProps) {
  const { t } = useWords()
  const { open, act } = useKitchen()
  const { stopCooking } = useStopCooking()
  const session = useSession(recipe.Id)
  const [servings] = useServings(recipe)
  const [hasOpened, setOpened] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { Id: recipeId, Name: recipeName } = recipe
  const stepCount = steps.length
  const begin = () => open({ recipeId, recipeName, stepCount }, servings)
  const leadsToTimers = useLeadsToTimers(recipeId)

  // Also when the language changes, or when the recipe has changed meanwhile.
  useEffect(() => {
    if (leadsToTimers) return
    begin()
    setOpened(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- servings matter only to a new session
  }, [open, recipeId, recipeName, stepCount, leadsToTimers])

  if (leadsToTimers) return <Navigate to={pathOf('cooked', recipeId)} replace />
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
          // Its timers are a day old: they ring no more.
          stopCooking(session)
          begin()
        }}
      >
        {t('kitchen.startOver')}
      </Button>
    </section>
  )
}
