import { useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { MessageCircle } from '#design-system/icon/lucide.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { REMARK_MAX, REMARKS_MAX } from '#contract/publishing/limits.ts'
import type { Remarks } from './use-remarks.ts'

/** Props of {@link RemarkAsk}. */
export interface RemarkAskProps {
  /** What the remark is about, in words. */
  name: string
  /** Unique among what can be remarked on. */
  path: string
  /** Where the remark goes. */
  field: string
  remarks: Remarks
  /** Whose recipe it is. */
  author: string
  /** Whether remarks can be written. */
  mayRemark: boolean
}

/** The button that asks for a remark on something, and the field in which it is written. */
export function RemarkAsk({ name, path, field, remarks, author, mayRemark }: RemarkAskProps) {
  const { t } = useWords()
  const text = remarks.textOf(path)
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const isOpen = text !== '' || (isAsked && mayRemark)
  const isFull = remarks.isFull && text.trim() === ''
  const press = () => {
    // What was typed is not folded away.
    if (text !== '') return area.current?.focus()
    setAsked(!isAsked)
    // The field is there after this press.
    if (!isAsked) requestAnimationFrame(() => area.current?.focus())
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text !== '') return
    setAsked(false)
    button.current?.focus()
  }
  return (
    <>
      {mayRemark && (
        <IconButton
          ref={button}
          icon={MessageCircle}
          label={t('desk.review.remark.on', { field: name })}
          aria-expanded={isOpen}
          className="review-ask"
          onClick={press}
        />
      )}
      {isOpen && (
        <TextArea
          ref={area}
          className="review-remark"
          label={t('desk.review.remark.to', { field: name, name: author })}
          rows={2}
          maxLength={REMARK_MAX}
          value={text}
          readOnly={!mayRemark || isFull}
          hint={isFull ? t('desk.review.remark.most', { most: REMARKS_MAX }) : undefined}
          onChange={({ target }) => remarks.write(path, field, target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </>
  )
}
