import { useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Copy, Printer, Send } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useImperial } from '#app/features/account/index.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { listName } from '../list-name.ts'
import { listText } from '../print/list-text.ts'
import { PrintedOnDemand } from '../print/printed-on-demand.tsx'

/** Props of {@link ShareDialog}. */
export interface ShareDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  shopping: Pick<Shopping, 'list' | 'arranged' | 'card'>
  /** The link to read the list, where there is one. */
  link?: ReactNode
}

/** Sends what is to be bought as a text, or prints it on one page. */
export function ShareDialog({ open, onOpenChange, shopping, link }: ShareDialogProps) {
  const { t } = useWords()
  const name = listName(shopping.card, t)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shopping.shareList', { name })}>
      <AsText name={name} shopping={shopping} />
      {link && <div className="mt-5 border-t border-line pt-5">{link}</div>}
      <section className="mt-5 border-t border-line pt-5">
        <h3 className="mb-3 text-card font-semibold">{t('shopping.onPaper')}</h3>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('shopping.print')}
        </Button>
        <PrintedOnDemand name={name} shopping={shopping} />
      </section>
    </Dialog>
  )
}

function AsText({ name, shopping }: { name: string; shopping: ShareDialogProps['shopping'] }) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const text = listText(name, shopping.arranged, { language, imperial, t })
  const [copied, setCopied] = useState<'copied' | 'failed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('copied')
      announce(t('shopping.copied'))
    } catch {
      setCopied('failed')
      announce(t('shopping.copyFailed'))
    }
  }
  const send = async () => {
    try {
      await navigator.share({ title: name, text })
    } catch (error) {
      // Whoever closes the sheet of the system wants nothing sent.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const canSend = typeof navigator.share === 'function'
  return (
    <section>
      <h3 className="mb-3 text-card font-semibold">{t('shopping.asText')}</h3>
      <textarea
        readOnly
        rows={8}
        value={text}
        aria-label={t('shopping.asText')}
        className="mb-3 block w-full resize-none rounded-control bg-sunken px-4 py-3 text-label forced-colors:border"
      />
      {copied === 'failed' && <p className="mb-3 text-label">{t('shopping.copyFailed')}</p>}
      <div className="flex flex-wrap gap-2">
        {canSend && (
          <Button variant="primary" icon={Send} onClick={() => void send()}>
            {t('shopping.send')}
          </Button>
        )}
        <Button variant={canSend ? 'quiet' : 'primary'} icon={Copy} onClick={() => void copy()}>
          {t(copied === 'copied' ? 'shopping.copied' : 'shopping.copy')}
        </Button>
      </div>
    </section>
  )
}
