import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Check, Copy } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { COPIED_MS, useCopy } from '#design-system/share-modal/use-copy.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import './copy-link.css'

/** Props of {@link CopyLink}. */
export interface CopyLinkProps {
  /** Name of the field. */
  label: string
  /** Whether something else on the screen shows the label. @default false */
  labelHidden?: boolean
  url: string
  words: {
    copy: string
    copied: string
    /** Shown when the browser does not copy. */
    pressCopy: string
  }
}

/** An address to read, and a button that copies it. */
export function CopyLink({ label, labelHidden = false, url, words }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const [state, copy] = useCopy(url, COPIED_MS, (result) => {
    if (result === 'done') return announce(words.copied)
    field.current?.focus()
    field.current?.select()
    announce(words.pressCopy, 'assertive')
  })
  return (
    <div className="copy-link">
      <TextField
        ref={field}
        label={label}
        labelHidden={labelHidden}
        readOnly
        dir="ltr"
        // What people compare is the address, not the protocol.
        value={url.replace(/^https?:\/\//, '')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={state === 'done' ? Check : Copy} onClick={copy}>
        {state === 'done' ? words.copied : words.copy}
      </Button>
      {state === 'failed' && <p>{words.pressCopy}</p>}
    </div>
  )
}
