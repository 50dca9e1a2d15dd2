import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, KeyRound, Link, UserMinus, UserPlus } from '#design-system/icon/lucide.ts'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { dayOf, writeDate, writeSince } from '#app/lib/words/day-words.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Household, HouseholdMember, OpenInvitation } from '#contract/household.ts'
import type { Language } from '#contract/languages.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { Disc } from './people.tsx'
import { rememberedInvitation } from './shown-once.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useHousehold } from './use-household.ts'

/** Props of {@link MembersPart}. */
export interface MembersPartProps {
  household: Household
  /** Whether the reader is the keeper of the household. */
  isKeeper: boolean
}

/** Everybody of a household, and the invitations that still work. */
export function MembersPart({ household, isKeeper }: MembersPartProps) {
  const { t } = useWords()
  const [isInviting, setInviting] = useState(false)
  const { Members, Places, Invitations } = household
  return (
    <section className="rim">
      <div className="house-head">
        <h2 className="text-heading">{t('household.members.title')}</h2>
        {isKeeper && (
          <Button
            variant="primary"
            icon={UserPlus}
            disabled={Places === 0}
            onClick={() => setInviting(true)}
          >
            {t('household.invite.button')}
          </Button>
        )}
      </div>
      {Places === 0 && <p className="text-label text-ink-soft">{t('household.invite.full')}</p>}
      <ul className="house-people">
        {Members.map((member) => (
          <Member key={member.Id} member={member} isKeeper={isKeeper} />
        ))}
        {Invitations.map((invitation) => (
          <Open key={invitation.Id} invitation={invitation} onShow={() => setInviting(true)} />
        ))}
      </ul>
      <InviteSheet open={isInviting} onOpenChange={setInviting} household={household} />
    </section>
  )
}

/** Since when somebody belongs to the household. */
function sinceText(joined: string, language: Language, t: Translate): string {
  const at = new Date(joined)
  const day = dayOf(at)
  if (day === 'today') return t('household.members.today')
  if (day === 'yesterday') return t('household.members.yesterday')
  return t('household.members.since', { day: writeSince(at, language) })
}

function Member({ member, isKeeper }: { member: HouseholdMember; isKeeper: boolean }) {
  const { t, language } = useWords()
  const { Name, IsYou, IsKeeper, Joined, Lists } = member
  return (
    <li>
      <Disc person={member} size="l" />
      <div>
        <b>{IsYou ? t('household.members.you', { name: Name }) : Name}</b>
        <small>
          {IsKeeper
            ? t('household.members.keeper')
            : t('household.members.line', {
                since: sinceText(Joined, language, t),
                count: Lists,
              })}
        </small>
      </div>
      {isKeeper && !IsYou && <MemberMenu member={member} />}
    </li>
  )
}

function MemberMenu({ member: { Id, Name } }: { member: HouseholdMember }) {
  const { t } = useWords()
  const { handOver, removeMember } = useHousehold()
  const { change } = useChange()
  const name = { name: Name }
  const give = async () => {
    const isSure = await confirm({
      title: t('household.members.handOverQuestion', name),
      description: t('household.members.handOverAsked', name),
      confirmLabel: t('household.members.handOverYes'),
      cancelLabel: t('household.remove.cancel'),
    })
    if (!isSure) return
    const isDone = await change(t('household.members.handOverFailed'), () => handOver(Id))
    if (isDone) toast({ title: t('household.members.handedOver', name) })
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('household.remove.question', name),
      description: t('household.remove.text', name),
      confirmLabel: t('household.remove.confirm'),
      cancelLabel: t('household.remove.cancel'),
      danger: true,
    })
    if (!isSure) return
    const isDone = await change(t('household.remove.failed', name), () => removeMember(Id))
    if (isDone) toast({ title: t('household.remove.done', name) })
  }
  return (
    <Menu
      label={t('household.members.more', name)}
      opener={<Icon of={Ellipsis} />}
      className="house-menu"
    >
      <MenuButton icon={KeyRound} onClick={() => void give()}>
        {t('household.members.handOver', name)}
        <small>{t('household.members.handOverText', name)}</small>
      </MenuButton>
      <MenuButton icon={UserMinus} className="house-bad" onClick={() => void remove()}>
        {t('household.members.remove')}
      </MenuButton>
    </Menu>
  )
}

function Open({ invitation, onShow }: { invitation: OpenInvitation; onShow: () => void }) {
  const { t, language } = useWords()
  const { withdraw } = useHousehold()
  const { isPending, change } = useChange()
  const { Id, Expires } = invitation
  const revoke = async () => {
    const isDone = await change(t('household.invite.revokeFailed'), () => withdraw(Id))
    if (isDone) toast({ title: t('household.invite.revoked') })
  }
  const id = `invitation-${Id}`
  return (
    <li className="house-open">
      <span aria-hidden="true" data-size="l" className="person-disc">
        <Icon of={Link} />
      </span>
      <div>
        <b>{t('household.invite.open')}</b>
        <small id={id}>
          {t('household.invite.openText', { day: writeDate(new Date(Expires), language) })}
        </small>
      </div>
      <div>
        {rememberedInvitation([Id]) && (
          <Button variant="bare" onClick={onShow}>
            {t('household.invite.show')}
          </Button>
        )}
        <Button
          variant="bare"
          pending={isPending}
          aria-describedby={id}
          onClick={() => void revoke()}
        >
          {t('household.invite.revokeShort')}
        </Button>
      </div>
    </li>
  )
}
