import { useEffect, useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Share2 } from '#design-system/icon/lucide.ts'
import { hasNativeSheet, openNativeSheet } from '#design-system/share-modal/native-sheet.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useSite } from '#app/lib/site/site.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Household, NewInvitation } from '#contract/household.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { rememberedInvitation, rememberInvitation } from './shown-once.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useHousehold } from './use-household.ts'
import './invite-code.css'

/** Props of {@link InviteSheet}. */
export interface InviteSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  household: Household
}

/** A link to send and a code to read out. The invitation is made when the sheet first opens. */
export function InviteSheet({ open, onOpenChange, household }: InviteSheetProps) {
  const { t } = useWords()
  const { invitation, hasFailed, make } = useMadeInvitation(open, household)
  const { withdraw } = useHousehold()
  const { isPending, change } = useChange()
  const close = () => onOpenChange(false)
  const revoke = async (id: number) => {
    const isDone = await change(t('household.invite.revokeFailed'), () => withdraw(id))
    if (!isDone) return
    toast({ title: t('household.invite.revoked') })
    close()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('household.invite.title', { name: household.Name })}
      description={t('household.invite.free', { count: household.Places })}
      footer={
        invitation && (
          <>
            <Button pending={isPending} onClick={() => void revoke(invitation.Id)}>
              {t('household.invite.revoke')}
            </Button>
            <Button variant="primary" className="grow" onClick={close}>
              {t('household.invite.done')}
            </Button>
          </>
        )
      }
    >
      {invitation && <Made invitation={invitation} household={household} />}
      {!invitation && hasFailed && (
        <LoadFailed
          title={t('household.invite.failed')}
          text={t('household.invite.failedText')}
          onRetry={make}
        />
      )}
      {!invitation && !hasFailed && (
        <SkeletonRegion>
          <div className="grid gap-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

/** The invitation of the sheet: one that this page still knows, or a new one. */
function useMadeInvitation(isOpen: boolean, household: Household) {
  const { invite } = useHousehold()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const invitation = rememberedInvitation(household.Invitations.map(({ Id }) => Id))
  const make = async () => {
    setState('pending')
    try {
      rememberInvitation(await invite())
      setState('idle')
    } catch (error) {
      reportFailure(error)
      setState('failed')
    }
  }
  const isNeeded = isOpen && invitation === undefined
  useEffect(() => {
    if (isNeeded && state === 'idle') void make()
    if (!isOpen && state === 'failed') setState('idle')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [isOpen, isNeeded])
  return { invitation, hasFailed: state === 'failed', make }
}

interface MadeProps {
  invitation: NewInvitation
  household: Household
}

function Made({ invitation: { Token, Code, Expires, Places }, household }: MadeProps) {
  const { t, language } = useWords()
  const { origin } = useSite()
  const url = `${origin}/join/${Token}`
  const you = household.Members.find(({ IsYou }) => IsYou)?.Name ?? ''
  const title = t('household.invite.text', { name: you, household: household.Name })
  const halves = [Code.slice(0, 3), Code.slice(3)]
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CopyLink
          label={t('household.invite.link')}
          url={url}
          words={{
            copy: t('household.invite.copy'),
            copied: t('household.invite.copied'),
            pressCopy: t('household.invite.pressCopy'),
          }}
        />
        {hasNativeSheet({ url, title }) ? (
          <Button
            variant="primary"
            full
            icon={Share2}
            onClick={() => void openNativeSheet({ url, title })}
          >
            {t('household.invite.send')}
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            full
            icon={Share2}
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          >
            {t('household.invite.send')}
          </ButtonLink>
        )}
      </div>
      <div className="grid gap-1.5">
        <h3 className="text-label font-semibold">{t('household.invite.code')}</h3>
        <div className="invite-code">
          {/* Spelled out, because a screen reader would read a word. */}
          <output aria-label={halves.map((half) => Array.from(half).join(' ')).join(', ')}>
            {halves.join('\u00a0')}
          </output>
          <p>{t('household.invite.codeHint')}</p>
        </div>
      </div>
      <p className="text-label text-ink-soft">
        {t('household.invite.until', {
          day: writeDate(new Date(Expires), language),
          count: Places,
        })}
      </p>
    </div>
  )
}
