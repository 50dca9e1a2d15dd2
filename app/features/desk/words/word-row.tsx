import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** What is decided about a word. */
export type WordAct = 'adopt' | 'merge'

/** What uses a word. */
interface Uses {
  Recipes: number
  Waiting: number
  Authors: number
  IsMine: boolean
}

/** Props of {@link WordRow}. */
export interface WordRowProps {
  name: string
  uses: Uses
  /** The form that is open. */
  open: WordAct | undefined
  onOpen: (act: WordAct | undefined) => void
  /** The form of a decision. */
  children: ReactNode
}

/** A word that the catalogue does not know, with the form of the decision about it. */
export function WordRow({ name, uses, open, onOpen, children }: WordRowProps) {
  const { t } = useWords()
  const form = useId()
  const { Recipes, Waiting, Authors, IsMine } = uses
  const counts = [
    Recipes > 0 && t('desk.words.recipes', { count: Recipes }),
    Waiting > 0 && t('desk.words.waiting', { count: Waiting }),
    t('desk.words.authors', { count: Authors }),
  ]
  return (
    <li>
      <div className="word-head">
        <div>
          <h2 dir="auto">{name}</h2>
          <p className="desk-small">{counts.filter(Boolean).join(' · ')}</p>
        </div>
        {IsMine ? (
          <p className="desk-small">{t('desk.words.yours')}</p>
        ) : (
          <div className="desk-acts">
            {(['merge', 'adopt'] as const).map((act) => (
              <Button
                key={act}
                aria-expanded={open === act}
                aria-controls={open === act ? form : undefined}
                aria-label={t(`desk.words.${act}Of`, { name })}
                onClick={() => onOpen(open === act ? undefined : act)}
              >
                {t(`desk.words.${act}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {open && (
        <div id={form} className="word-form">
          {children}
        </div>
      )}
    </li>
  )
}

/** Decides once about a word and says what came of it. */
export function useWordDecision(name: string, onDone: () => void) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const [isRefused, setRefused] = useState(false)
  const decide = async (act: WordAct, make: () => Promise<{ Recipes: number }>) => {
    const recipes = { count: 0 }
    setRefused(false)
    const isDone = await change(t('desk.words.failed', { name }), async () => {
      try {
        recipes.count = (await make()).Recipes
      } catch (error) {
        if (error instanceof ApiError && error.code === 'FieldInvalid') setRefused(true)
        throw error
      }
    })
    if (!isDone) return
    toast({ title: t(`desk.words.${act}Done`, { name, count: recipes.count }) })
    onDone()
  }
  return { isPending, isRefused, decide }
}

/** Which row is open, and where the focus goes when it is gone. */
export function useOpenRow<Key>() {
  const region = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ key: Key; act: WordAct }>()
  return {
    region,
    openIn: (key: Key) => (open?.key === key ? open.act : undefined),
    setOpen: (key: Key, act: WordAct | undefined) => setOpen(act && { key, act }),
    done: () => {
      setOpen(undefined)
      region.current?.focus({ preventScroll: true })
    },
  }
}
