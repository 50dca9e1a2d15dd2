import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { KeyRound } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PASSKEY_NAME_MAX } from '#contract/sign-in/limits.ts'
import type { Passkey } from '#contract/sign-in/sign-in-ways.ts'
import { useSignInWays } from './use-sign-in-ways.ts'

/** Props of {@link PasskeyRow}. */
export interface PasskeyRowProps {
  passkey: Passkey
  /** Whether it is being given a name. */
  isRenamed: boolean
  onRename: (isOn: boolean) => void
}

/** A passkey: its name, when it was added and used, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, isRenamed, onRename }: PasskeyRowProps) {
  const { t, language } = useWords()
  const { Name, Added, LastUsed } = passkey
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasRenamed = useRef(isRenamed)
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) opener.current?.focus()
    wasRenamed.current = isRenamed
  }, [isRenamed])
  const day = writeDate(new Date(Added), language)
  return (
    <li>
      <Icon of={KeyRound} className="mt-1 text-ink-soft" />
      {isRenamed ? (
        <NameForm passkey={passkey} onDone={() => onRename(false)} />
      ) : (
        <>
          <div>
            <b dir="auto">{Name}</b>
            <small>
              {LastUsed === null
                ? t('signInWays.passkeys.factsUnused', { day })
                : t('signInWays.passkeys.facts', {
                    day,
                    used: writeDate(new Date(LastUsed), language),
                  })}
            </small>
          </div>
          <div className="sign-in-ways-actions">
            <Button
              ref={opener}
              aria-label={t('signInWays.passkeys.renameOf', { name: Name })}
              onClick={() => onRename(true)}
            >
              {t('signInWays.passkeys.rename')}
            </Button>
            <Button
              aria-label={t('signInWays.passkeys.removeOf', { name: Name })}
              onClick={() => setAsked(true)}
            >
              {t('signInWays.passkeys.remove')}
            </Button>
          </div>
        </>
      )}
      {isAsked && <Remove passkey={passkey} onClose={() => setAsked(false)} />}
    </li>
  )
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useWords()
  const { renamePasskey } = useSignInWays()
  const { isPending, change } = useChange()
  const [name, setName] = useState(passkey.Name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const isNamed = oneLine(name) !== ''
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isNamed) return
    const isDone = await change(
      t('signInWays.passkeys.notRenamed'),
      async () => await renamePasskey(passkey.Id, oneLine(name)),
    )
    if (!isDone) return
    toast({ title: t('signInWays.passkeys.renamed') })
    onDone()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={t('signInWays.passkeys.name')}
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        error={isNamed ? undefined : t('signInWays.passkeys.nameMissing')}
      />
      <div className="sign-in-ways-actions">
        <Button type="submit" variant="primary" pending={isPending}>
          {t('signInWays.passkeys.save')}
        </Button>
        <Button variant="bare" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}

function Remove({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useWords()
  const { removePasskey } = useSignInWays()
  const { isPending, change } = useChange()
  const confirm = async () => {
    const isDone = await change(
      t('signInWays.passkeys.notRemoved'),
      async () => await removePasskey(passkey.Id),
    )
    if (isDone) toast({ title: t('signInWays.passkeys.removed') })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('signInWays.passkeys.removeTitle', { name: passkey.Name })}
      description={t('signInWays.passkeys.removeText')}
      cancelLabel={t('signInWays.passkeys.keep')}
      confirmLabel={t('signInWays.passkeys.removeConfirm')}
      danger
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  )
}
