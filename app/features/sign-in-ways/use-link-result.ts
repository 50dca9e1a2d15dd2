import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureText, useNotice } from '#app/features/account/index.ts'
import { readProviderResult, type ProviderResult } from '#contract/provider-sign-in.ts'
import { useSignInWays } from './use-sign-in-ways.ts'

/**
 * Reads the result of a provider's redirect from the fragment, removes it from the address, and links the provider
 * with the one-time code in it. The notice says how that went.
 *
 * @param labelOf what people call a provider
 */
export function useLinkResult(labelOf: (provider: string) => string) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { linkProvider } = useSignInWays()
  const { notice, show } = useNotice()
  const [isPending, setPending] = useState(false)
  const taken = useRef('')

  const link = async (result: ProviderResult) => {
    const provider = labelOf(result.provider)
    if ('failure' in result) {
      if (result.failure === 'cancelled') return
      return show({
        tone: 'danger',
        text: (t) => t('signInWays.providers.notLinked', { provider }),
      })
    }
    try {
      await linkProvider(result.provider, result.code)
      show({ tone: 'success', text: (t) => t('signInWays.providers.nowLinked', { provider }) })
    } catch (error) {
      show({ tone: 'danger', text: failureText(error) })
    }
  }

  useEffect(() => {
    const result = readProviderResult(hash)
    // A code is valid once, and effects may run twice.
    if (!result || taken.current === hash) return
    taken.current = hash
    const take = async () => {
      await navigate({ search, hash: '' }, { replace: true })
      setPending(true)
      await link(result)
      setPending(false)
    }
    void take()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each fragment
  }, [hash])

  return { isPending, notice }
}
