import { useState, type ReactNode } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'

const loadCookAlong = () => import('#app/cook-along/cook-along.tsx')

/** What {@link useCookAlong} returns. */
export interface CookAlongOpener {
  /** Asks for how many people, then opens the film. */
  open: () => void
  /** The question and the film; render it beside what opens it, not inside. */
  dialog: ReactNode
}

/** Cooking along from a card (RCL-33, VID-04). Its code is fetched when somebody first asks for it. */
export function useCookAlong(recipe: Recipe): CookAlongOpener {
  const { t } = useWords()
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadCookAlong>>>()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      setCode(await loadCookAlong())
      setOpen(true)
    } catch (error) {
      reportFailure(error)
      toast({ tone: 'error', title: t('errors.title'), description: t('cards.filmFailed') })
    }
  }
  return {
    open: () => void open(),
    dialog: code && <code.CookAlong recipe={recipe} open={isOpen} onOpenChange={setOpen} />,
  }
}
