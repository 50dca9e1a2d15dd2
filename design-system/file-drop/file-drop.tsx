import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import type { ButtonAppearance } from '#design-system/button/button.tsx'
import { buttonVariants } from '#design-system/button/button.variants.ts'
import { matchesAccept } from '#design-system/file-drop/matches-accept.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { FieldError, FieldHint, joinIds } from '#design-system/text-field/field-words.tsx'

/** Props of {@link FileDrop}; other props go to its root, a `<div>`. */
export interface FileDropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What to choose, on the button: "Choose files". */
  label: string
  /** Called with the files that were chosen or dropped, never with none. */
  onFiles: (files: File[]) => void
  /** Called with dropped files that `accept` does not list. */
  onRefused?: (files: File[]) => void
  /** Kinds of files, as in HTML: ".zip,image/*". @default every kind */
  accept?: string
  /** Takes several files; otherwise the first one counts. @default false */
  multiple?: boolean
  /** A hint such as "or drop files anywhere here". */
  hint?: ReactNode
  /** The error message, shown with an icon. @selector [aria-invalid="true"] */
  error?: ReactNode
  /** Takes no files now. @default false */
  disabled?: boolean
  /** How the button looks. @default a quiet button without an icon */
  button?: Pick<ButtonAppearance, 'variant' | 'size' | 'icon'>
  /** More buttons, beside the one that chooses. */
  actions?: ReactNode
  /** More in the area, above the button. */
  children?: ReactNode
}

/**
 * An area that files are dropped on, and a button that chooses them: a native file input, so that a
 * keyboard, a phone's camera and a screen reader work without dragging (WCAG 2.5.7).
 *
 * @selector [data-over] while files are dragged over it
 */
export function FileDrop({
  label,
  onFiles,
  onRefused,
  accept = '',
  multiple = false,
  hint,
  error,
  disabled = false,
  button,
  actions,
  children,
  className,
  ...props
}: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)

  const take = (files: File[]) => {
    const taken = files.filter((file) => matchesAccept(file, accept))
    const refused = files.filter((file) => !taken.includes(file))
    if (refused.length > 0) onRefused?.(refused)
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1))
  }
  const hasFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')

  return (
    <div
      data-slot="file-drop"
      data-over={isOver || undefined}
      className={cn(
        'grid gap-4 rounded-picture border-2 border-dashed border-line-control bg-surface p-6 data-over:border-solid data-over:border-ink data-over:bg-tint',
        className,
      )}
      {...composeProps(props, {
        onDragOver: (event) => {
          if (!hasFiles(event)) return
          // Without this the browser opens the file in place of the page.
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: (event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        },
        onDrop: (event) => {
          setOver(false)
          if (!hasFiles(event)) return
          event.preventDefault()
          take([...event.dataTransfer.files])
        },
      })}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label
          className={cn(
            buttonVariants({ variant: button?.variant, size: button?.size }),
            'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60',
          )}
        >
          <input
            type="file"
            accept={accept === '' ? undefined : accept}
            multiple={multiple}
            disabled={disabled}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={joinIds(
              hint !== undefined && `${id}-hint`,
              error !== undefined && `${id}-error`,
            )}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])])
              // The same file can be chosen again, after an error.
              currentTarget.value = ''
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
          {button?.icon && <Icon of={button.icon} />}
          <span>{label}</span>
        </label>
        {actions}
        {hint !== undefined && (
          <FieldHint id={`${id}-hint`} className="text-caption text-ink-soft">
            {hint}
          </FieldHint>
        )}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
