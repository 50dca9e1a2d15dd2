import { Fragment, useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react'
import { X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'

/** Keys that do one thing. */
export interface StudioKey {
  /** As they are written on the keyboard. */
  keys: readonly string[]
  does: string
}

/** Props of {@link StudioKeys}. */
export interface StudioKeysProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  /** Called when it is closed. */
  onClose: () => void
  title: string
  closeLabel: string
  keys: readonly StudioKey[]
  /** Switch that turns keys with one character off. */
  single: { label: string; hint: string; checked: boolean; onCheckedChange: (on: boolean) => void }
}

/** The list of keys: a native dialog, open while it is rendered. */
export function StudioKeys({
  onClose,
  title,
  closeLabel,
  keys,
  single,
  className,
  ref,
  ...props
}: StudioKeysProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      data-slot="studio-keys"
      aria-label={title}
      className={cn('stage-keys', className)}
      {...composeProps(props, {
        onCancel: (event) => {
          event.preventDefault()
          onClose()
        },
        onClick: (event) => {
          if (event.target === event.currentTarget) onClose()
        },
      })}
    >
      <div className="stage-keys-head">
        <h2>{title}</h2>
        <IconButton variant="stage" icon={X} label={closeLabel} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <dl tabIndex={0} className="stage-keys-list">
        {keys.map(({ keys: names, does }) => (
          <Fragment key={does}>
            <dt>
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ' '}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <button
        type="button"
        role="switch"
        aria-label={single.label}
        aria-checked={single.checked}
        onClick={() => single.onCheckedChange(!single.checked)}
        className="stage-keys-switch"
      >
        <span>
          <b>{single.label}</b>
          <small>{single.hint}</small>
        </span>
        <i />
      </button>
    </dialog>
  )
}
