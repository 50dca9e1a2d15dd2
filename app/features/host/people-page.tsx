import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { PickCards } from '#app/lib/ui/pick-cards.tsx'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { SiteInvitation } from '#contract/host/registration.ts'
import { REGISTRATIONS } from '#contract/host/registrations.ts'
import { HostPage } from './host-page.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { useRegistration } from './use-host.ts'

/** Who may register, and who is invited. */
export function HostPeople() {
  const { t, formatNumber } = useWords()
  const { registration, choose, invite, sendAgain, end, ...state } = useRegistration()
  const { change } = useChange()
  const [isInviting, setInviting] = useState(false)
  return (
    <HostPage
      title={t('host.tabs.people')}
      text={
        registration &&
        `${t('host.people.members', { count: registration.Members })}, ${t('host.people.new', { count: registration.NewMembers })}`
      }
      {...state}
    >
      {registration && (
        <>
          <div className="my-5 max-w-160">
            <PickCards
              label={t('host.rows.registration')}
              labelHidden
              options={REGISTRATIONS.map((value) => ({
                value,
                title: t(`host.people.${value}`),
                text: t(`host.people.${value}Text`),
              }))}
              value={registration.Registration}
              onValueChange={(value) =>
                void change(t('host.people.notChosen'), () => choose(value))
              }
            />
          </div>
          <div className="mt-8 mb-2 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-heading">
              {t('host.people.invitations')}{' '}
              <small>{formatNumber(registration.Invitations.length)}</small>
            </h2>
            <Button variant="primary" onClick={() => setInviting(true)}>
              {t('host.people.invite')}
            </Button>
          </div>
          {registration.Invitations.length === 0 && (
            <p className="text-ink-soft">{t('host.people.noInvitation')}</p>
          )}
          <ul className="host-list">
            {registration.Invitations.map((invitation) => (
              <InvitationRow
                key={invitation.Id}
                invitation={invitation}
                onSend={() => sendAgain(invitation.Id)}
                onEnd={() => end(invitation.Id)}
              />
            ))}
          </ul>
          {isInviting && <InviteSheet invite={invite} onClose={() => setInviting(false)} />}
        </>
      )}
    </HostPage>
  )
}

interface InvitationRowProps {
  invitation: SiteInvitation
  onSend: () => Promise<unknown>
  onEnd: () => Promise<unknown>
}

function InvitationRow({ invitation, onSend, onEnd }: InvitationRowProps) {
  const { t, language } = useWords()
  const { isPending, change } = useChange()
  const { Name, Email, Places, Used, Ends } = invitation
  const whose = Email ?? (Name || t('host.people.ofMember'))
  const until = t('host.people.until', { day: writeDate(new Date(Ends), language) })
  const sendAgain = async () => {
    if (await change(t('host.people.notSent'), onSend)) toast({ title: t('host.people.sent') })
  }
  return (
    <li>
      <span>
        <b>{whose}</b>
        <small>
          {t('host.people.places', { count: Places })}, {t('host.people.used', { count: Used })},{' '}
          {until}
        </small>
      </span>
      <span className="host-acts">
        {Email !== null && (
          <Button size="s" pending={isPending} onClick={() => void sendAgain()}>
            {t('host.people.sendAgain')}
          </Button>
        )}
        <Button
          size="s"
          pending={isPending}
          aria-label={t('host.people.endOf', { name: whose })}
          onClick={() => void change(t('host.people.notEnded'), onEnd)}
        >
          {t('host.people.end')}
        </Button>
      </span>
    </li>
  )
}
