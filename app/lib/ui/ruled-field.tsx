import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { differenceOf } from '#app/lib/difference-of.ts'
import './ruled-field.css'

/** Props of {@link RuledField}; the rest, and `ref`, go to its `<textarea>`. */
export interface RuledFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** Accessible name. */
  label: string
  value: string
  /** Called with each new text and the position of the cursor in it. */
  onType: (text: string, caret: number) => void
  /** The text with marks, rendered beneath the field. Each character has the same position. */
  layer?: ReactNode
  /** Enter makes a new line. @default false */
  multiline?: boolean
  /** The text has a long word and is set smaller. */
  isLong?: boolean
}

/**
 * A text field on a ruled line, as high as its text. If the text changes by other means than
 * typing, such as undo, the cursor moves to the end of the change.
 */
export function RuledField({
  label,
  value,
  onType,
  layer,
  multiline = false,
  isLong = false,
  className,
  ref,
  ...props
}: RuledFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const known = useRef(value)
  const cursor = useRef(0)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  useLayoutEffect(() => {
    const before = known.current
    known.current = value
    if (before === value || document.activeElement !== field.current) return
    const { start, inserted } = differenceOf(before, value)
    // Same length: characters were only replaced, such as a space by a no-break space.
    const caret = before.length === value.length ? cursor.current : start + inserted.length
    field.current?.setSelectionRange(caret, caret)
  }, [value])
  return (
    <div data-long={isLong || undefined} className={cn('wr-ruled', className)}>
      <div aria-hidden="true" className="wr-layer">
        {layer ?? value}
        {'\u200b'}
      </div>
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const text = multiline ? target.value : target.value.replaceAll('\n', ' ')
          known.current = text
          cursor.current = target.selectionStart
          onType(text, target.selectionStart)
        }}
        {...props}
      />
    </div>
  )
}
