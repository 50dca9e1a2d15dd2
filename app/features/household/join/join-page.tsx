import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { keyOf } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { JoinInvitation } from './join-invitation.tsx'
import type { JoinInvitationProps } from './join-props.ts'
import '../household.css'
import './join.css'

/** The invitation of a link. */
function useInvitation(token: string) {
  const { data: invitation, ...state } = useKey(keyOf('/invitation/:token', { token }))
  return { invitation, ...state }
}

/** Props of {@link JoinPage}. */
export interface JoinPageProps extends Required<Pick<JoinInvitationProps, 'onOtherAccount'>> {
  /** The secret part of the link. */
  token: string
}

/** What the link of an invitation shows, to members and to visitors. */
export function JoinPage({ token, onOtherAccount }: JoinPageProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { invitation, error, retry } = useInvitation(token)
  if (invitation) {
    return (
      <JoinInvitation
        invitation={invitation}
        ticket={{ Token: token }}
        onNotNow={() => void navigate('/')}
        onOtherAccount={onOtherAccount}
      />
    )
  }
  if (error === undefined) {
    return (
      <SkeletonRegion>
        <div className="join grid gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-24" />
          <Skeleton className="h-13" />
        </div>
      </SkeletonRegion>
    )
  }
  // One word for every invitation that does not work: whether it ever existed is nobody's business.
  const isOver = error instanceof ApiError && error.code === 'InvitationInvalid'
  return isOver ? (
    <InvitationOver />
  ) : (
    <LoadFailed
      title={t('household.join.loadFailed')}
      text={t('household.join.loadFailedText')}
      onRetry={retry}
    />
  )
}

/** Instead of an invitation that is wrong, expired or revoked. */
export function InvitationOver() {
  const { t } = useWords()
  return (
    <EmptyState
      headingLevel="h1"
      title={t('household.join.over')}
      action={<ButtonLink href="/">{t('household.join.toSimmer')}</ButtonLink>}
    >
      {t('household.join.overText')}
    </EmptyState>
  )
}
