import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { deleteAccount, type Leaving } from '#app/features/account/account.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { alert } from '#app/lib/dialogs/ask.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { leave as leaveSession, writeToken } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { MESSAGE_MAX } from '#contract/limits.ts'

/** Props of {@link DeleteAccount}. */
export interface DeleteAccountProps {
  /** Whether it is open. */
  open: boolean
  /** Called when the member closes it. */
  onOpenChange: (open: boolean) => void
}

/**
 * Asks for confirmation and a reason before an account is deleted, and what becomes of published recipes. If the deletion fails, the member is
 * signed out all the same and goes to /auth, where a toast reports that the account still exists.
 */
export function DeleteAccount({ open, onOpenChange }: DeleteAccountProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [message, setMessage] = useState('')
  const [published, setPublished] = useState<Leaving>('withdraw')
  const [isPending, setPending] = useState(false)
  const { live, isKnown } = useLive(open)
  const leave = async () => {
    if (message.trim() === '') return alert(t('settings.delete.noMessage'))
    setPending(true)
    let isDeleted = false
    try {
      await deleteAccount(message, live > 0 ? published : undefined)
      isDeleted = true
    } catch (error) {
      reportFailure(error)
      const [title, description] = [t('settings.delete.failed'), t('settings.delete.failedText')]
      toast({ tone: 'error', title, description })
      // Before the token is removed, because the call carries it.
      send('POST /auth/logout', {}).catch(reportFailure)
    }
    // What was written here may be sent later if the account still exists.
    if (isDeleted) leaveSession('deleted')
    else writeToken(null)
    // After removing the token, so that this navigation replaces the redirect of the screen's guard.
    void navigate('/auth')
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.delete.question')}
      description={t('settings.delete.text')}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('common.yes')}
      danger
      pending={isPending || !isKnown}
      onConfirm={() => void leave()}
    >
      <p className="mb-3">
        <TextLink href="/settings/take_along" onClick={() => onOpenChange(false)}>
          {t('settings.delete.takeAlong')}
        </TextLink>
      </p>
      {live > 0 && (
        <RadioGroup<Leaving>
          label={t('settings.delete.published', { count: live })}
          hint={t('settings.delete.publishedText')}
          options={[
            { value: 'withdraw', label: t('settings.delete.withdraw') },
            { value: 'leave', label: t('settings.delete.leave') },
          ]}
          value={published}
          onValueChange={setPublished}
          className="mb-3"
        />
      )}
      <TextArea
        label={t('settings.delete.message')}
        maxLength={MESSAGE_MAX}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

/** How many recipes of the member everybody reads; 0 where that cannot be known. */
function useLive(isAsked: boolean): { live: number; isKnown: boolean } {
  const { langId } = useWords()
  const key = isAsked ? keyOf('/my/recipes', { limit: 1, LangId: langId }) : null
  const { data, error } = useKey(key)
  return { live: data?.Live ?? 0, isKnown: data !== undefined || error !== undefined }
}
