import { useState, type ReactNode, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'

/** Props of {@link NameSheet}. */
export interface NameSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  label: string
  hint?: string
  /** Letters of a name at most. */
  maxLength: number
  /** The name so far. */
  name: string
  /** Shown where the name is empty. */
  missing: string
  save: string
  /** Called with a name that is not empty. Resolves with whether the server has stored it. */
  onSave: (name: string) => Promise<boolean>
  isPending: boolean
  returnFocus?: RefObject<HTMLElement | null>
  /** More fields. */
  children?: ReactNode
}

/** Asks for a name. What was typed stays when it cannot be stored. */
export function NameSheet({ open, onOpenChange, title, returnFocus, ...fields }: NameSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...(returnFocus && { returnFocus })}
    >
      <Fields {...fields} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type FieldsProps = Omit<NameSheetProps, 'open' | 'onOpenChange' | 'title' | 'returnFocus'> & {
  onClose: () => void
}

function Fields({
  label,
  hint,
  maxLength,
  name,
  missing,
  save,
  onSave,
  isPending,
  onClose,
  children,
}: FieldsProps) {
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    const wanted = typed.trim()
    setMissing(wanted === '')
    if (wanted !== '' && (await onSave(wanted))) onClose()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={label}
        hint={hint}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        error={isMissing ? missing : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {children}
      <Button variant="primary" type="submit" full pending={isPending}>
        {save}
      </Button>
    </form>
  )
}
