import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Lock } from '#design-system/icon/lucide.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskMember } from '#contract/desk/members.ts'
import { holdText, lastHereText, rolesText } from './member-words.ts'

/** Props of {@link MemberRow}. */
export interface MemberRowProps {
  member: DeskMember
  /** Whether the reader gives roles. */
  mayGive: boolean
  /** Called to decide about the member. */
  onDecide: () => void
}

/** A member as a row of the table, with what the reader may decide about them. */
export function MemberRow({ member, mayGive, onDecide }: MemberRowProps) {
  const words = useWords()
  const { t, formatNumber } = words
  const { Name, IsYou, PhotoPath, IsTrusted, OwnRecipes, Published, Roles } = member
  const onHold = holdText(member, words)
  const line = IsTrusted ? t('desk.members.atOnce') : t('desk.members.own', { count: OwnRecipes })
  // Nobody decides about themselves, and only admins about admins.
  const mayDecide = !IsYou && (mayGive || !Roles.includes('admin'))
  return (
    <tr>
      <th scope="row">
        <span className="desk-person">
          <Avatar name={Name} src={PhotoPath && pictureUrl(PhotoPath, PORTRAIT_WIDTH)} />
          <span>
            <b>{IsYou ? t('desk.members.you', { name: Name }) : Name}</b>
            <small>
              {onHold === undefined ? (
                line
              ) : (
                <>
                  <Icon of={Lock} size="s" /> {onHold}
                </>
              )}
            </small>
          </span>
        </span>
      </th>
      <td>{rolesText(member, t)}</td>
      <td data-label={t('desk.members.published')}>{formatNumber(Published)}</td>
      <td data-label={t('desk.members.lastHere')}>{lastHereText(member, words)}</td>
      <td>
        {mayDecide && (
          <Button aria-label={t('desk.members.rightsOf', { name: Name })} onClick={onDecide}>
            {t('desk.members.rights')}
          </Button>
        )}
      </td>
    </tr>
  )
}
