import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { KeyRound } from '#design-system/icon/lucide.ts'
import type { Failure } from '#app/features/account/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { PasskeySignIn } from './use-passkey-sign-in.ts'

/** Asks the browser for a passkey. Absent where the browser has none. */
export function PasskeyButton({ passkey }: { passkey: PasskeySignIn }) {
  const { t } = useWords()
  // Most browsers have passkeys, so the server draws the button.
  const isSupported = !useHydrated() || 'PublicKeyCredential' in globalThis
  if (!isSupported) return null
  return (
    <Button full icon={KeyRound} pending={passkey.isPending} onClick={() => void passkey.start()}>
      {t('auth.passkey.submit')}
    </Button>
  )
}

/** Why signing in with a passkey failed. */
export function PasskeyFailure({ failure }: { failure: Failure | undefined }) {
  const { t } = useWords()
  if (!failure) return null
  const title = failure.type === 'offline' ? t('errors.offline') : failure.message
  return (
    <Banner
      tone="danger"
      announced
      title={title || t('auth.passkey.failed')}
      className="text-danger"
    />
  )
}
