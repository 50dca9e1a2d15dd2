import { useState, type Ref } from 'react'
import { CookButton } from '#design-system/cook-mode/cook-button.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/** Longest name of a timer, in characters. */
const NAME_MAX = 40

/** Props of {@link TimerRename}. */
export interface TimerRenameProps {
  name: string
  /** Ref of the field. */
  fieldRef: Ref<HTMLInputElement>
  /** Called with the new name, never empty. */
  onRename: (name: string) => void
  onCancel: () => void
}

/** The field for another name of a timer. Enter saves it, Escape leaves the name as it was. */
export function TimerRename({ name, fieldRef, onRename, onCancel }: TimerRenameProps) {
  const { timer } = useMessages().cook
  const [value, setValue] = useState(name)
  const save = () => onRename(value.trim() || name)
  return (
    <div className="timer-rename">
      <input
        ref={fieldRef}
        value={value}
        maxLength={NAME_MAX}
        aria-label={timer.name}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Otherwise Enter would press the pencil, which gets the focus, and Escape close the sheet.
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') save()
          else onCancel()
        }}
      />
      <CookButton variant="enamel" onClick={save}>
        {timer.save}
      </CookButton>
    </div>
  )
}
