import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { slashOff } from '#app/lib/storage/slash-key.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { onOpenSearch } from './open-search.ts'

const loadOverlay = () => withAreas(['search'], import('./search-overlay.tsx'))

/** Elements in which the shortcuts are off: text fields and open dialogs. */
const NO_SHORTCUTS = 'input,textarea,[aria-modal]'

/**
 * Opens the search on every page, also with Ctrl+K, Cmd+K and, unless it is turned off,
 * `/`. A navigation closes it.
 */
export function SearchButton() {
  const { t } = useWords()
  const { key } = useLocation()
  const { code, isPending, hasFailed, ask } = useOnDemand(loadOverlay)
  const [openAt, setOpenAt] = useState<string>()
  const open = () => {
    ask()
    setOpenAt(key)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event
      if (key !== (ctrlKey || metaKey ? 'k' : '/')) return
      if (key === '/' && slashOff.read()) return
      if ((target as Element).closest(NO_SHORTCUTS)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    const removeListener = onOpenSearch(open)
    return () => {
      removeEventListener('keydown', press)
      removeListener()
    }
  })
  useEffect(() => {
    if (hasFailed) toast({ title: t('errors.offline'), tone: 'error' })
  }, [hasFailed, t])
  return (
    <>
      <IconButton
        label={t('shell.search')}
        icon={Search}
        aria-keyshortcuts="Control+K"
        pending={isPending}
        onClick={open}
        className="noscript:hidden"
      />
      {code && openAt === key && <code.SearchOverlay onClose={() => setOpenAt(undefined)} />}
    </>
  )
}
