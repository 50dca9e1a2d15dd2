import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { ChevronRight } from '#design-system/icon/lucide.ts'

/** One thing that can be done with a list. */
export interface MenuEntry {
  icon: IconDrawing
  text: string
  /** More about it, such as who sees the list. */
  detail?: string | undefined
  /** It opens another sheet. @default false */
  leadsOn?: boolean
  /** It takes something away. @default false */
  isDanger?: boolean
  onPress: () => void
}

/** Props of {@link ListMenu}. */
export interface ListMenuProps extends Pick<DialogProps, 'returnFocus'> {
  title: string
  /** Who sees the list. */
  description: string
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** What can be done with a list. */
export function ListMenu({ title, description, entries, onClose, ...props }: ListMenuProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description} {...props}>
      <ul className="list-menu">
        {entries.map(({ icon, text, detail, leadsOn = false, isDanger = false, onPress }) => (
          <li key={text}>
            <button type="button" data-tone={isDanger ? 'danger' : undefined} onClick={onPress}>
              <Icon of={icon} />
              <span>
                {text}
                {detail !== undefined && <small>{detail}</small>}
              </span>
              {leadsOn && <Icon of={ChevronRight} />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
