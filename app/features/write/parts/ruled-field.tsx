import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { differenceOf } from '../reading/step-display.ts'
import './ruled-field.css'

/** Props of {@link RuledField}; the rest, and `ref`, go to its `<textarea>`. */
export interface RuledFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** Accessible name. */
  label: string
  value: string
  /** Called with each new text and where the cursor is in it. */
  onType: (text: string, caret: number) => void
  /** The same text with marks under it; it has the same letters in the same places. */
  layer?: ReactNode
  /** Enter makes a new line. @default false */
  multiline?: boolean
  /** It has a word that needs a smaller size. */
  isLong?: boolean
}

/**
 * A ruled field: you can write here. It is as high as its text. The cursor stays where the change was when
 * the text changes otherwise, such as by undo.
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
    // As many letters, such as when a space becomes one that does not break.
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
