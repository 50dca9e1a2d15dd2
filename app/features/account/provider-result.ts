import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '#app/lib/api/api-error.ts'
import { alert } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import {
  type ProviderFailureKind,
  type ProviderResult,
  type Provider,
  readProviderResult,
} from '#contract/provider-sign-in.ts'
import { failureOf } from './auth-failure.ts'
import { signInAtProvider } from './sign-in.ts'

/** Why a sign-in with a provider failed. */
export interface ProviderProblem {
  provider: Provider
  reason: Exclude<ProviderFailureKind, 'cancelled'>
  /** The server's message, if it has one. */
  message?: string
  /** Whether another attempt would be refused as well. */
  isFinal?: boolean
}

/** Refusals of whoever may not come in, whatever the provider says. */
const FINAL = new Set<ApiError['code']>([
  'AccountDisabled',
  'InvitationInvalid',
  'InvitationNeeded',
  'RegistrationClosed',
])

/** State of a sign-in after the redirect from a provider. */
export interface ProviderOutcome {
  /** Whether the one-time code is being exchanged. */
  isPending: boolean
  problem: ProviderProblem | undefined
}

/**
 * Reads the result of a provider's redirect from the fragment, removes it from the address, and
 * exchanges the one-time code for a token.
 */
export function useProviderResult(): ProviderOutcome {
  const nothingCame = useWords().t('auth.provider.noResponse')
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ProviderProblem>()
  const taken = useRef('')

  useEffect(() => {
    const result = readProviderResult(hash)
    // A code is valid once, and effects may run twice.
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
  result: ProviderResult,
  nothingCame: string,
): Promise<ProviderProblem | undefined> {
  const { provider } = result
  if ('failure' in result) {
    return result.failure === 'cancelled' ? undefined : { provider, reason: result.failure }
  }
  try {
    if (!(await signInAtProvider(provider, result.code))) await alert(nothingCame)
    return undefined
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'ProviderUnsupported') return { provider, reason: 'unconfigured' }
    const { message } = failureOf(error)
    const isSaid = code !== 'ProviderFailed' && message !== ''
    return { provider, reason: 'failed', ...(isSaid && { message }), isFinal: FINAL.has(code) }
  }
}
