import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RememberedAction } from './remembered-action.ts'
import { rememberReturnPath } from './return-path.ts'

const loadPrompt = () => withAreas(['memberActions'], import('./login-prompt.tsx'))

/** A press of a button or a link. */
interface Press {
  preventDefault: () => void
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** Asks a visitor to log in. */
export interface LoginPrompting {
  /** Opens the prompt, in place of what a press would do; a new tab or window stays one. */
  prompt: (press?: Press) => void
  /** Its code is on its way. */
  isPending: boolean
  /** The dialog, to be put beside what is pressed. */
  dialog: ReactNode
}

/**
 * The login prompt for what only members can do (D-21). Its code is fetched by the first press; when
 * it does not come the press leads to /auth.
 *
 * @param action what is carried out after signing in
 */
export function useLoginPrompt(action: RememberedAction): LoginPrompting {
  const { code, isPending, hasFailed, ask } = useOnDemand(loadPrompt)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const leave = () => rememberReturnPath(undefined, action)
  useEffect(() => {
    if (!hasFailed) return
    leave()
    void navigate('/auth')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when loading has failed
  }, [hasFailed])
  return {
    isPending,
    prompt: (press) => {
      if (press?.ctrlKey || press?.metaKey || press?.shiftKey) return
      press?.preventDefault()
      ask()
      setOpen(true)
    },
    dialog: code && <code.LoginPrompt open={isOpen} onOpenChange={setOpen} onLeave={leave} />,
  }
}
