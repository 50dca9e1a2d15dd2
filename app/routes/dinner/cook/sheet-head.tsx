import { X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/** The head of a sheet over the stage: its title, and the way out. */
export function SheetHead({ title, onClose }: { title: string; onClose: () => void }) {
  const { close } = useMessages()
  return (
    <div className="cook-sheet-head">
      <h2>{title}</h2>
      <IconButton variant="stage" icon={X} label={close} onClick={onClose} />
    </div>
  )
}
