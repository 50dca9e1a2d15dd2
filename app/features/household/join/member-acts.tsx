import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { LeaveSheet, type LeaveFields } from '../leave-sheet.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useHousehold, useHouseholdUpdates } from '../use-household.ts'
import type { JoinInvitationProps } from './join-props.ts'

/** What a member can do with an invitation. Another household is left on the way, after a question. */
export function MemberActs({
  member,
  invitation,
  ticket,
  onNotNow,
  onOtherAccount,
}: JoinInvitationProps & { member: CurrentUser }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { household, join } = useHousehold()
  useHouseholdUpdates()
  const { isPending, change } = useChange()
  const [isLeaving, setLeaving] = useState(false)
  const name = `${member.FirstName} ${member.LastName}`.trim() || member.username
  const enter = async (leaving?: LeaveFields) => {
    const fields = { ...ticket, ...(leaving && { Leave: true, ...leaving }) }
    const isDone = await change(t('household.join.failed'), () => join(fields))
    if (!isDone) return
    toast({ title: t('household.join.joined', { name: invitation.HouseholdName }) })
    await navigate('/shopping', { replace: true })
  }
  const other = invitation.Other === null ? null : household
  return (
    <>
      <div className="join-acts">
        <Button
          variant="primary"
          size="l"
          pending={isPending && !isLeaving}
          onClick={() => {
            if (other) setLeaving(true)
            else void enter()
          }}
        >
          {t('household.join.as', { name })}
        </Button>
        <Button onClick={onNotNow}>{t('household.join.notNow')}</Button>
      </div>
      {onOtherAccount && (
        <p className="text-label text-ink-soft">
          {t('household.join.notYou', { name: member.FirstName || name })}{' '}
          <TextLink href="/auth" onClick={onOtherAccount}>
            {t('household.join.otherAccount')}
          </TextLink>
        </p>
      )}
      {other && (
        <LeaveSheet
          open={isLeaving}
          onOpenChange={setLeaving}
          household={other}
          isPending={isPending}
          onLeave={enter}
          confirmLabel={t('household.join.leaveAndJoin')}
        />
      )}
    </>
  )
}
