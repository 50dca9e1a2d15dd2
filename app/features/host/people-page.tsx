import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { UserPlus } from '#design-system/icon/lucide.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useSite } from '#app/lib/site/site.ts'
import { PickCards } from '#app/lib/ui/pick-cards.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { REGISTRATIONS } from '#contract/host/registrations.ts'
import { ActForm } from './act-form.tsx'
import { HostPage } from './host-page.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { PlainInvite } from './plain-invite.tsx'
import { useOverview, useRegistration } from './use-host.ts'
import { WaysIn } from './ways-in.tsx'

/** Who may register, and who is invited. */
export function HostPeople() {
  const { t, formatNumber } = useWords()
  const { registration, choose, invite, newLink, sendAgain, end, ...state } = useRegistration()
  const { overview } = useOverview()
  const { change } = useChange()
  const [isInviting, setInviting] = useState(false)
  const isPlain = useSite().plain !== undefined
  const invitations = useRef<HTMLHeadingElement>(null)
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
          <ActForm act="registration" className="my-5 max-w-160" onAct={() => undefined}>
            <PickCards
              name="Registration"
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
            {isPlain && (
              <Button type="submit" className="mt-3">
                {t('host.people.choose')}
              </Button>
            )}
          </ActForm>
          <div className="mt-8 mb-2 flex flex-wrap items-center justify-between gap-3">
            <h2 ref={invitations} tabIndex={-1} className="text-heading outline-none">
              {t('host.people.invitations')}{' '}
              <small>{formatNumber(registration.Invitations.length)}</small>
            </h2>
            {!isPlain && (
              <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
                {t('host.people.invite')}
              </Button>
            )}
          </div>
          {isPlain && <PlainInvite />}
          {registration.Invitations.length === 0 && (
            <p className="text-ink-soft">{t('host.people.noInvitation')}</p>
          )}
          <ul className="host-list">
            {registration.Invitations.map((invitation) => (
              <InvitationRow
                key={invitation.Id}
                invitation={invitation}
                onSend={() => sendAgain(invitation.Id)}
                onEnd={async () => {
                  const pressed = document.activeElement
                  await end(invitation.Id)
                  // The pressed button goes with its row. Whoever is elsewhere by then stays there.
                  if ([pressed, document.body].includes(document.activeElement))
                    invitations.current?.focus()
                }}
                onNewLink={async () => await newLink(invitation.Id)}
              />
            ))}
          </ul>
          {overview && <WaysIn ways={overview.WaysIn} />}
          {isInviting && <InviteSheet invite={invite} onClose={() => setInviting(false)} />}
        </>
      )}
    </HostPage>
  )
}
