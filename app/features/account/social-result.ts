import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '#app/lib/api/api-error.ts'
import { alert } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import {
  type ExternalFailure,
  type ExternalResult,
  type Provider,
  readExternalResult,
} from '#contract/external-sign-in.ts'
import { failureOf } from './auth-failure.ts'
import { signInExternally } from './sign-in.ts'

/** Why somebody who came back from a provider is not signed in. */
export interface SocialProblem {
  provider: Provider
  reason: Exclude<ExternalFailure, 'cancelled'>
  /** The server's words, when it has any of its own. */
  message?: string
}

/** What becomes of somebody who came back from a provider. */
export interface SocialResult {
  /** The one-time code is being exchanged. */
  isPending: boolean
  problem: SocialProblem | undefined
}

/**
 * Reads what a provider's way back wrote into the fragment, takes it out of the address, and exchanges
 * the one-time code for a token (AUT-06, D-16).
 */
export function useSocialResult(): SocialResult {
  const nothingCame = useWords().t('auth.social.noResponse')
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<SocialProblem>()
  const taken = useRef('')

  useEffect(() => {
    const result = readExternalResult(hash)
    // A code is good once, and effects may run twice.
    if (!result || taken.current === hash) return
    taken.current = hash
    const take = async () => {
      await navigate({ search, hash: '' }, { replace: true })
      setPending(true)
      setProblem(await problemOf(result, nothingCame))
      setPending(false)
    }
    void take()
  }, [hash, search, navigate, nothingCame])

  return { isPending, problem }
}

async function problemOf(
  result: ExternalResult,
  nothingCame: string,
): Promise<SocialProblem | undefined> {
  const { provider } = result
  if ('failure' in result) {
    return result.failure === 'cancelled' ? undefined : { provider, reason: result.failure }
  }
  try {
    if (!(await signInExternally(provider, result.code))) await alert(nothingCame)
    return undefined
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'ProviderUnsupported') return { provider, reason: 'unconfigured' }
    const { message } = failureOf(error)
    const isSaid = code !== 'ProviderFailed' && message !== ''
    return { provider, reason: 'failed', ...(isSaid && { message }) }
  }
}
