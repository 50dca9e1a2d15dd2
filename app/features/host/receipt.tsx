import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { BackupReceipt } from '#contract/host/receipt.ts'
import { bytesText } from './bytes-text.ts'
import { hostKeys } from './host-keys.ts'
import { useMoment } from './use-moment.ts'

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  file: string
  /** When the backup was made, in words. */
  when: string
}

/** A button that shows what was in a backup when it was restored and compared. */
export function Receipt({ file, when }: ReceiptProps) {
  const { t } = useWords()
  const { plain } = useSite()
  const [isOpen, setOpen] = useState(false)
  const {
    data: receipt,
    error,
    isPending,
  } = useKey(isOpen || plain ? hostKeys.receipt(file) : null)
  if (plain)
    return (
      <details className="host-plain-notes">
        <summary>{t('host.receipt.title')}</summary>
        {receipt ? <Facts receipt={receipt} /> : <p>{t('host.receipt.notHere')}</p>}
      </details>
    )
  return (
    <>
      <Button size="s" aria-label={t('host.receipt.of', { when })} onClick={() => setOpen(true)}>
        {t('host.receipt.title')}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={(open) => !open && setOpen(false)}
          title={t('host.receipt.of', { when })}
          footer={
            <Button className="grow" onClick={() => setOpen(false)}>
              {t('host.close')}
            </Button>
          }
        >
          {isPending && <Skeleton className="h-24" />}
          {error !== undefined && <p role="alert">{t('host.receipt.notHere')}</p>}
          {receipt && <Facts receipt={receipt} />}
        </Dialog>
      )}
    </>
  )
}

function Facts({ receipt }: { receipt: BackupReceipt }) {
  const { t, language, formatNumber } = useWords()
  const moment = useMoment()
  const rows = receipt.Tables.reduce((sum, { Rows }) => sum + Rows, 0)
  const files = {
    files: formatNumber(receipt.Files),
    size: bytesText(receipt.FileBytes, language),
  }
  const facts = [
    [
      t('host.receipt.made'),
      `${moment(receipt.Made)}, Simmer ${receipt.Version}, ${receipt.Engine}`,
    ],
    [t('host.receipt.checked'), `${moment(receipt.Checked)}, ${receipt.CheckedOn}`],
    [t('host.receipt.rows'), formatNumber(rows)],
    [t('host.receipt.files'), t('host.receipt.filesOf', files)],
    [t('host.receipt.missing'), formatNumber(receipt.Missing)],
    [t('host.receipt.size'), bytesText(receipt.Bytes, language)],
    [t('host.receipt.sum'), receipt.Sum],
  ] as const
  return (
    <>
      <dl className="host-what host-lines">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <details className="host-tables">
        <summary>{t('host.receipt.tables', { count: receipt.Tables.length })}</summary>
        <dl>
          {receipt.Tables.map(({ Name, Rows }) => (
            <div key={Name}>
              <dt>{Name}</dt>
              <dd>{formatNumber(Rows)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
