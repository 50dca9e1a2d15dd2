import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RememberedAction } from './remembered-action.ts'
import { rememberReturnPath } from './return-path.ts'

const loadPrompt = () => withAreas(['memberActions'], import('./login-prompt.tsx'))

/** The used part of a click event. */
interface Press {
  preventDefault: () => void
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** The login prompt and its state. */
export interface LoginPrompting {
  /** Opens the prompt instead of following a link, except for clicks that open a new tab or window. */
  prompt: (press?: Press) => void
  /** Whether its code is loading. */
  isPending: boolean
  /** The dialog, to be rendered beside the control. */
  dialog: ReactNode
}

/**
 * The login prompt of controls for members only. Its code is fetched with the first press; when
 * that fails, the press opens /auth.
 *
 * @param action carried out after signing in
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
