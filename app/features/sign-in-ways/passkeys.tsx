import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { failureText, NoticeBanner, useNotice } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PASSKEYS_MAX } from '#contract/sign-in/limits.ts'
import type { Passkey } from '#contract/sign-in/sign-in-ways.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { useSignInWays } from './use-sign-in-ways.ts'

/** Errors of a browser whose user has cancelled, or has waited too long. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError'])
/** What a browser says when the device has a passkey of this account. */
const KNOWN = 'InvalidStateError'

/** Props of {@link Passkeys}. */
export interface PasskeysProps {
  /** The newest first. */
  passkeys: readonly Passkey[]
}

/** The member's passkeys, and the button that adds one. */
export function Passkeys({ passkeys }: PasskeysProps) {
  const { t } = useWords()
  const { addPasskey } = useSignInWays()
  const { notice, show, clear } = useNotice()
  const [isPending, setPending] = useState(false)
  const [renamed, setRenamed] = useState<number>()
  const isFull = passkeys.length >= PASSKEYS_MAX
  const isSupported = 'PublicKeyCredential' in globalThis
  const add = async () => {
    if (isPending) return
    clear()
    setPending(true)
    try {
      // A name that none has, to begin with.
      const names = new Set(passkeys.map(({ Name }) => Name))
      let number = passkeys.length + 1
      while (names.has(t('signInWays.passkeys.nameOf', { number }))) number += 1
      setRenamed(await addPasskey(t('signInWays.passkeys.nameOf', { number })))
      toast({ title: t('signInWays.passkeys.added') })
    } catch (error) {
      const { name } = error as Error
      if (name === KNOWN)
        show({ tone: 'danger', text: (words) => words('signInWays.passkeys.known') })
      else if (CANCELLED.has(name)) {
        show({ tone: 'danger', text: (words) => words('signInWays.passkeys.notAdded') })
      } else show({ tone: 'danger', text: failureText(error) })
    } finally {
      setPending(false)
    }
  }
  return (
    <section>
      <h3 className="text-heading">{t('signInWays.passkeys.title')}</h3>
      <p className="text-ink-soft">{t('signInWays.passkeys.text')}</p>
      {isSupported ? (
        <Button icon={Plus} disabled={isFull} pending={isPending} onClick={() => void add()}>
          {t('signInWays.passkeys.add')}
        </Button>
      ) : (
        <p>{t('signInWays.passkeys.unsupported')}</p>
      )}
      {isFull && (
        <p className="text-label">{t('signInWays.passkeys.full', { most: PASSKEYS_MAX })}</p>
      )}
      <NoticeBanner notice={notice} />
      {passkeys.length > 0 ? (
        <ul className="sign-in-ways-list" aria-label={t('signInWays.passkeys.list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.Id}
              passkey={passkey}
              isRenamed={renamed === passkey.Id}
              onRename={(isOn) => setRenamed(isOn ? passkey.Id : undefined)}
            />
          ))}
        </ul>
      ) : (
        <p className="sign-in-ways-none">{t('signInWays.passkeys.none')}</p>
      )}
    </section>
  )
}
