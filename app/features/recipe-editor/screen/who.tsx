import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useOwnDraft, useWhoSees, WhoSheet } from '#app/features/own-recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

/** Props of {@link Who}. */
export interface WhoProps {
  id: Id | null
  /** Goes to a page that needs what is written here. */
  onLeave: (path: string) => void
}

/** Who sees the recipe, and the sheet that changes it. */
export function Who({ id, onLeave }: WhoProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { icon, word: who } = useWhoSees(useOwnDraft(id))
  return (
    <>
      <Button
        icon={icon}
        disabled={id === null}
        aria-label={t('recipeEditor.who', { who })}
        onClick={() => setOpen(true)}
        className="wr-who"
      >
        {who}
      </Button>
      {isOpen && id !== null && (
        <WhoSheet id={id} onClose={() => setOpen(false)} onLeave={onLeave} />
      )}
    </>
  )
}
