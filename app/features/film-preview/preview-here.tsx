import { useEffect, useState, type ReactNode } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { useKitchen, useSession } from '#app/features/kitchen/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { forgetPreview } from './known-preview.ts'

/** Milliseconds after which the studio is told again where this phone is. */
const TELL_MS = 10_000

/** Props of {@link PreviewHere}. */
export interface PreviewHereProps {
  recipe: Id
  token: string
  /** The kitchen. */
  children: ReactNode
}

/**
 * Tells the studio at which step this kitchen is, and ends with it. The kitchen is shown once it is known that the
 * studio is open.
 */
export function PreviewHere({ recipe, token, children }: PreviewHereProps) {
  const { t } = useWords()
  const { act } = useKitchen()
  const session = useSession(recipe)
  const [state, setState] = useState<'asks' | 'open' | 'ended'>('asks')
  const step = session?.step ?? 0

  useEffect(() => {
    if (state === 'ended') return undefined
    const tell = async () => {
      try {
        await sendJson('POST /film-preview/:token/place', {
          params: { token },
          fields: { Step: step },
        })
        setState('open')
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 404
        // Without a connection the kitchen goes on.
        setState((before) => (isOver ? 'ended' : before === 'asks' ? 'open' : before))
      }
    }
    void tell()
    const timer = setInterval(() => void tell(), TELL_MS)
    return () => clearInterval(timer)
  }, [step, token, state])

  // What was begun here is not offered to be gone on with: nobody could read it.
  const ending = state === 'ended' ? session : undefined
  useEffect(() => {
    if (ending) act(ending.id, { kind: 'stopCooking' })
  }, [ending, act])

  if (state === 'asks') return null
  if (state === 'open') return children
  return (
    <div className="page-column py-10">
      <title>{t('studioPages.phone.ended')}</title>
      <EmptyState
        headingLevel="h1"
        title={t('studioPages.phone.ended')}
        action={
          <ButtonLink href="/" variant="primary" onClick={forgetPreview}>
            {t('studioPages.phone.ok')}
          </ButtonLink>
        }
      >
        {t('studioPages.phone.endedText')}
      </EmptyState>
    </div>
  )
}
