import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Banner } from '#design-system/banner/banner.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Eye, List, Lock, UserPlus } from '#design-system/icon/lucide.ts'
import { useMember, rememberReturnPath } from '#app/features/account/index.ts'
import { PersonDisc } from '#app/lib/people/person-disc.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { initials } from '#design-system/avatar/initials.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import type { Invitation } from '#contract/household.ts'
import { VisibilityList } from '../visibility-list.tsx'
import type { JoinInvitationProps } from './join-props.ts'
import { MemberActs } from './member-acts.tsx'

/** Who invites, what the others will see, and only then the button. */
export function JoinInvitation(props: JoinInvitationProps) {
  const { t } = useWords()
  const { member } = useMember()
  const { Inviter, HouseholdName, Places, IsMember } = props.invitation
  const you = member && initials(`${member.FirstName} ${member.LastName}`)
  return (
    <div className="join">
      <div className="join-people" aria-hidden="true">
        <PersonDisc letters={Inviter.Initials} size="xl" />
        <span data-size="xl" className="person-disc">
          {you || <Icon of={UserPlus} />}
        </span>
      </div>
      <h1 className="text-title">
        {t('household.join.title', { name: Inviter.Name, household: HouseholdName })}
      </h1>
      {IsMember && (
        <div className="join-acts">
          <Banner title={t('household.join.already', { name: HouseholdName })} />
          <ButtonLink variant="primary" size="l" href="/shopping">
            {t('household.join.toList')}
          </ButtonLink>
        </div>
      )}
      {!IsMember && Places === 0 && (
        <Banner className="mt-6" tone="danger" title={t('household.join.full')}>
          {t('household.join.fullText', { name: Inviter.Name })}
        </Banner>
      )}
      {!IsMember && Places > 0 && <Acts {...props} />}
      <VisibilityList
        lines={[
          { icon: List, text: t('household.join.together') },
          { icon: Eye, text: t('household.join.theySee') },
          { icon: Lock, text: t('household.join.yours') },
        ]}
      />
      <After invitation={props.invitation} />
    </div>
  )
}

function Acts(props: JoinInvitationProps) {
  const { member } = useMember()
  return member ? (
    <MemberActs member={member} {...props} />
  ) : (
    <VisitorActs invitation={props.invitation} />
  )
}

/** What else there is to know. */
function After({ invitation: { Inviter, Other } }: Pick<JoinInvitationProps, 'invitation'>) {
  const { t } = useWords()
  const { member } = useMember()
  const text = member
    ? Other !== null && t('household.join.elsewhere', { name: Other })
    : t('household.join.onlyLook', { name: Inviter.Name })
  return text && <p className="mt-4 text-label text-ink-soft">{text}</p>
}

/** The ways of a visitor to an account, and back to the invitation. */
function VisitorActs({ invitation: { Expires } }: { invitation: Invitation }) {
  const { t, language } = useWords()
  return (
    <>
      <div className="join-acts">
        <ButtonLink
          variant="primary"
          size="l"
          href="/auth/new"
          onClick={() => rememberReturnPath()}
        >
          {t('household.join.register')}
        </ButtonLink>
        <ButtonLink size="l" href="/auth" onClick={() => rememberReturnPath()}>
          {t('household.join.signIn')}
        </ButtonLink>
      </div>
      <p className="text-label text-ink-soft">
        {t('household.join.waits', { day: writeDate(new Date(Expires), language) })}
      </p>
    </>
  )
}
