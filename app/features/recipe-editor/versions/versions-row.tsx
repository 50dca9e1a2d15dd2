import { useState } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronRight, History } from '#design-system/icon/lucide.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useEditorContext } from '../context.ts'

const loadDialog = () => import('./versions-dialog.tsx')

/** Leads to the earlier versions of a recipe; nothing before the server knows it. */
export function VersionsRow() {
  const { t } = useWords()
  const { id } = useEditorContext()
  const [isOpen, setOpen] = useState(false)
  const { code, ask, isPending, hasFailed } = useOnDemand(loadDialog)
  if (id === null) return null
  const open = () => {
    ask()
    setOpen(true)
  }
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isPending || undefined}
        onClick={open}
        className="wr-more-row"
      >
        <Icon of={History} />
        <b>{t('versions.title')}</b>
        <span>{hasFailed ? t('errors.title') : t('versions.add')}</span>
        <Icon of={ChevronRight} />
      </button>
      {code && isOpen && <code.VersionsDialog id={id} onClose={() => setOpen(false)} />}
    </li>
  )
}
