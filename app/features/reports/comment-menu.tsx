import { useState } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis } from '#design-system/icon/lucide.ts'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Comment } from '#contract/recipes/comment.ts'
import { useReport, type Reporting } from './use-report.tsx'

const loadBlock = () => withAreas(['reports', 'memberActions'], import('./block-dialog.tsx'))

/** Props of {@link CommentMenu}. */
export interface CommentMenuProps {
  comment: Comment
  report: Reporting
}

/** How a member reports a comment of others. */
export function useCommentReport({ Id: id, Text: quote, User }: Comment): Reporting {
  return useReport({ kind: 'comment', id, name: nameOf(User), quote })
}

const nameOf = ({ FirstName, LastName }: Comment['User']) => `${FirstName} ${LastName}`.trim()

/** What a member can do with a comment of others: report it or the picture beside it, or block its writer. */
export function CommentMenu({ comment: { Id: id, User }, report }: CommentMenuProps) {
  const { t } = useWords()
  const name = nameOf(User)
  const picture = useReport({ kind: 'picture', id, name, quote: '' })
  const block = useOnDemand(loadBlock)
  const [isBlocking, setBlocking] = useState(false)
  return (
    <>
      <Menu
        className="ms-auto"
        label={
          name === '' ? t('memberActions.more.noName') : t('memberActions.more.menu', { name })
        }
        opener={<Icon of={Ellipsis} />}
      >
        <MenuButton onClick={report.open}>{t('memberActions.more.report')}</MenuButton>
        {User.AvatarPath !== null && !picture.sent && (
          <MenuButton onClick={picture.open}>{t('memberActions.more.picture')}</MenuButton>
        )}
        {name !== '' && (
          <MenuButton
            onClick={() => {
              block.ask()
              setBlocking(true)
            }}
          >
            {t('memberActions.more.block', { name })}
          </MenuButton>
        )}
      </Menu>
      {report.dialog}
      {picture.dialog}
      {block.code && isBlocking && (
        <block.code.BlockDialog
          open
          onOpenChange={setBlocking}
          writer={{ kind: 'comment', id, name }}
        />
      )}
    </>
  )
}
