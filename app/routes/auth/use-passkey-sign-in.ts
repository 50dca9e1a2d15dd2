import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, type Failure } from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { writeToken } from '#app/lib/storage/token.ts'

/** Few sign in with a passkey, and the form is there first. */
const loadLibrary = async () => await import('@simplewebauthn/browser')

/** Signing in with a passkey. */
export interface PasskeySignIn {
  isPending: boolean
  /** Why it failed; an empty message when the browser failed. */
  failure: Failure | undefined
  /** Asks the browser for a passkey. */
  start: () => Promise<void>
}

/**
 * Signs in with a passkey: when the button is pressed, and where the browser can, as a suggestion in the field of
 * the address. The suggestion waits as long as the screen is open.
 */
export function usePasskeySignIn(): PasskeySignIn {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const isOpen = useRef(true)

  const suggest = useCallback(async () => {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadLibrary()
    if (!isOpen.current || !(await browserSupportsWebAuthnAutofill())) return
    try {
      const { Options } = await send('POST /auth/passkey/options', {})
      if (!isOpen.current) return
      const Passkey = await startAuthentication({ optionsJSON: Options, useBrowserAutofill: true })
      setPending(true)
      await prove(Passkey)
    } catch (error) {
      setPending(false)
      // Nobody has asked for the suggestion, so only the answer to a passkey that was chosen is shown.
      if (error instanceof ApiError && error.code === 'PasskeyFailed') setFailure(failureOf(error))
    }
  }, [])

  useEffect(() => {
    isOpen.current = true
    const timer = setTimeout(() => void suggest().catch(() => undefined))
    return () => {
      clearTimeout(timer)
      isOpen.current = false
      void loadLibrary().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [suggest])

  const start = async () => {
    setFailure(undefined)
    setPending(true)
    try {
      const { startAuthentication } = await loadLibrary()
      const { Options } = await send('POST /auth/passkey/options', {})
      await prove(await startAuthentication({ optionsJSON: Options }))
    } catch (error) {
      setPending(false)
      if (error instanceof ApiError) setFailure(failureOf(error))
      else if (!isCancelled(error)) setFailure({ type: 'refused', message: '' })
      // The question to the browser has ended the one that waits in the field.
      void suggest().catch(() => undefined)
    }
  }
  return { isPending, failure, start }
}

/** Whether the browser's user has cancelled, or waited too long. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}

async function prove(Passkey: Parameters<typeof sendPasskey>[0]): Promise<void> {
  writeToken((await sendPasskey(Passkey)).access_token)
}

const sendPasskey = async (
  Passkey: Parameters<typeof sendJson<'POST /auth/passkey'>>[1]['fields']['Passkey'],
) => await sendJson('POST /auth/passkey', { fields: { Passkey } })
