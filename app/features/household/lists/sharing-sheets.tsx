import { useNavigate } from 'react-router-dom'
import { toast } from '#design-system/toast/toast-store.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ListCard, NewListBody } from '#contract/shopping/several-lists.ts'
import { listPath } from '../paths.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { ListMenu, useMenuEntries } from './list-menu.tsx'
import { useListWords } from './list-words.ts'
import { ListsSheet } from './lists-sheet.tsx'
import { NewListSheet } from './new-list-sheet.tsx'
import { ReadLinkSheet } from './list-read-link.tsx'
import { RenameSheet } from './rename-sheet.tsx'
import type { SharingSheetsProps } from './sharing-props.ts'
import { WhoSheet } from './who-sheet.tsx'

/** The sheets of the member's lists: choosing, making, changing and sharing them. */
export function SharingSheets({
  own,
  sheet,
  onSheet,
  current,
  ownEntries,
  returnFocus,
}: SharingSheetsProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { lists, people, isKnown, add, change: edit, remove } = own
  const { isPending, change } = useChange()
  const words = useListWords(people)
  const close = () => onSheet(undefined)
  const dialog = { returnFocus, onClose: close }
  const overview = { Lists: [...lists], People: [...people] }
  const list = 'listId' in sheet ? lists.find(({ Id }) => Id === sheet.listId) : undefined

  const create = async (body: NewListBody) => {
    let made: ListCard | undefined
    await change(t('lists.createFailed'), async () => {
      made = await add(body)
    })
    if (!made) return
    close()
    toast({ title: t('lists.created', { name: words.nameOf(made) }) })
    await navigate(listPath(made))
  }
  const drop = async (dropped: ListCard) => {
    close()
    const name = words.nameOf(dropped)
    const isSure = await confirm({
      title: t('lists.deleteQuestion', { name }),
      description: t(dropped.SeenBy === 'you' ? 'lists.deleteOwn' : 'lists.deleteShared'),
      confirmLabel: t('lists.delete'),
      cancelLabel: t('lists.cancel'),
      danger: true,
    })
    if (!isSure || !(await change(t('lists.deleteFailed'), () => remove(dropped.Id)))) return
    toast({ title: t('lists.deleted', { name }) })
    if (dropped.Id === current) await navigate('/shopping', { replace: true })
  }
  const entries = useMenuEntries({ list, words, current, ownEntries, onSheet, onDelete: drop })

  if (sheet.kind === 'lists') {
    return (
      <ListsSheet
        {...dialog}
        overview={overview}
        isKnown={isKnown}
        current={current}
        onChange={({ Id }) => onSheet({ kind: 'menu', listId: Id })}
        onNew={() => onSheet({ kind: 'new' })}
      />
    )
  }
  if (sheet.kind === 'new') {
    return (
      <NewListSheet
        {...dialog}
        isPending={isPending}
        overview={overview}
        onCreate={(body) => void create(body)}
      />
    )
  }
  if (!list) return null
  if (sheet.kind === 'menu') {
    return (
      <ListMenu
        {...dialog}
        title={words.nameOf(list)}
        description={words.seenBy(list)}
        entries={entries}
      />
    )
  }
  if (sheet.kind === 'rename') {
    return (
      <RenameSheet
        {...dialog}
        isPending={isPending}
        list={list}
        lists={lists}
        name={words.nameOf(list)}
        onSave={(body) => change(t('lists.renameFailed'), () => edit(list.Id, body))}
      />
    )
  }
  if (sheet.kind === 'link') {
    return <ReadLinkSheet {...dialog} name={words.nameOf(list)} listId={list.Id} own={own} />
  }
  return (
    <WhoSheet
      {...dialog}
      isPending={isPending}
      list={list}
      people={people}
      onSave={async ({ SeenBy, PersonIds }) => {
        const body = { SeenBy, ...(SeenBy === 'some' && { PersonIds: [...PersonIds] }) }
        if (await change(t('lists.who.failed'), () => edit(list.Id, body))) close()
      }}
    />
  )
}
