import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { YieldCounter } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { Yield } from '#contract/recipes/facts.ts'
import type { Tin } from '#cooking/amounts/scaling.ts'

/** Props of {@link ServingsDialog}. */
export interface ServingsDialogProps {
  open: boolean
  /** Called when the cook closes it. */
  onOpenChange: (open: boolean) => void
  /** Number of people, or of what the recipe makes, 1 to 999. */
  people: number
  /** What the recipe makes; undefined counts people. */
  makes?: Yield | undefined
  /** The tin for `people`, in place of the recipe's own. */
  tin?: Tin | undefined
  /** Called with each new number. */
  onPeopleChange: (people: number) => void
  /** The kitchen is being opened. */
  pending: boolean
  /** Called by the button that leads into the kitchen. */
  onStart: () => void
}

/**
 * Asks for the number of people, or how much is made where the recipe counts something
 * else, such as slices.
 */
export function ServingsDialog(props: ServingsDialogProps) {
  const { open, onOpenChange, people, makes, tin, onPeopleChange, pending, onStart } = props
  const { t } = useWords()
  const what = makes?.Of
  const start = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(what === undefined ? 'film.title' : 'film.titleOf')}
      description={t(what === undefined ? 'film.text' : 'film.textOf')}
      initialFocus={start}
      centred
    >
      <YieldCounter
        variant="large"
        label={what === undefined ? t('film.label') : capitalised(what)}
        makes={makes}
        tin={tin}
        value={people}
        onValueChange={onPeopleChange}
      />
      <Button
        ref={start}
        variant="flame"
        size="l"
        full
        icon={Play}
        iconFill
        pending={pending}
        onClick={onStart}
        className="mt-8"
      >
        {t('film.start')}
      </Button>
    </Dialog>
  )
}
