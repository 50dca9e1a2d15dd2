import { useId, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { Check, Copy, Share2 } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { isApple } from '#design-system/lib/is-apple.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { hasNativeSheet, openNativeSheet } from '#design-system/share-modal/native-sheet.ts'
import { ShareLinks } from '#design-system/share-modal/share-links.tsx'
import type { ShareContent } from '#design-system/share-modal/share-modal.logic.ts'
import { COPIED_MS, useCopy } from '#design-system/share-modal/use-copy.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'

/** Props of {@link ShareModal}. */
export interface ShareModalProps extends Omit<
  DialogProps,
  'title' | 'titleHidden' | 'description' | 'content' | 'children'
> {
  /** What is shared. */
  content: ShareContent
  /** Another heading, such as "Share this cookbook". @default "Share" */
  heading?: string
  /** Milliseconds for which the button shows "Link copied". @default 2000 */
  copiedFor?: number
}

/**
 * A dialog that shares a page: its URL to copy, a link to each network, and the system's sheet
 * where there is one. Open it with `useShare`, which tries the sheet first on
 * touch devices.
 *
 * @selector [data-copy="idle" | "done" | "failed"]
 */
export function ShareModal({ open, ...props }: ShareModalProps) {
  // Remounted on each opening, which resets the state and checks for the system's sheet.
  return open ? <OpenShareModal open {...props} /> : null
}

function OpenShareModal({ content, heading, copiedFor = COPIED_MS, ...props }: ShareModalProps) {
  const { share: words } = useMessages()
  const networksId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, copy] = useCopy(content.url, copiedFor, (result) => {
    if (result === 'done') return announce(words.linkCopied)
    field.current?.focus()
    field.current?.select()
    announce(words.pressCopy(isApple()), 'assertive')
  })
  const [hasSheet] = useState(() => hasNativeSheet(content))
  const [hasFailed, setHasFailed] = useState(false)
  const openSheet = async () => {
    const opened = await openNativeSheet(content)
    setHasFailed(!opened)
    if (!opened) announce(words.failed, 'assertive')
  }

  return (
    <Dialog
      data-slot="share-modal"
      data-copy={copied}
      title={heading ?? words.title}
      description={content.title}
      {...props}
    >
      <div className="mb-2 flex flex-wrap items-end gap-2">
        <TextField
          ref={field}
          label={words.link}
          type="url"
          readOnly
          value={content.url}
          dir="ltr"
          className="grow-99 basis-48"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="primary"
          icon={copied === 'done' ? Check : Copy}
          className="h-12 min-w-32 grow"
          onClick={copy}
        >
          {copied === 'done' ? words.copied : words.copy}
        </Button>
      </div>
      <p data-slot="share-note" className="text-label text-ink-soft">
        {copied === 'failed' && words.pressCopy(isApple())}
        {copied === 'idle' && hasFailed && words.failed}
      </p>
      <h3 id={networksId} className="mt-6 mb-1 text-label">
        {words.networks}
      </h3>
      <ShareLinks content={content} aria-labelledby={networksId} className="-mx-3" />
      {hasSheet && (
        <Button icon={Share2} full className="mt-4" onClick={() => void openSheet()}>
          {words.more}
        </Button>
      )}
    </Dialog>
  )
}
