import { useEffect, useRef } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  CircleAlert,
  CloudCheck,
  Copy,
  LogIn,
  PenLine,
  RefreshCw,
  Smartphone,
} from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Saved } from '../store/draft-state.ts'

const ICONS = {
  nothing: PenLine,
  saving: RefreshCw,
  saved: CloudCheck,
  device: Smartphone,
  signedOut: LogIn,
  refused: CircleAlert,
  nowhere: Copy,
} as const

/** States that a screen reader is told of; saving and saved follow each other all the time. */
const SPOKEN: ReadonlySet<Saved> = new Set(['device', 'signedOut', 'refused', 'nowhere'])

/** Where the text is safe, in the bar. */
export function SavedLine({ saved }: { saved: Saved }) {
  const { t } = useWords()
  const before = useRef<Saved>(saved)
  const words = t(`write.saved.${saved}`)
  useEffect(() => {
    const was = before.current
    // "Saving" between two attempts is no news.
    if (saved === 'saving' || was === saved) return
    before.current = saved
    if (SPOKEN.has(saved) || SPOKEN.has(was)) announce(words)
  }, [saved, words])
  const short =
    saved === 'device' || saved === 'signedOut'
      ? t('write.saved.deviceShort')
      : saved === 'refused'
        ? t('write.saved.refusedShort')
        : saved === 'nowhere'
          ? t('write.saved.nowhereShort')
          : saved === 'nothing'
            ? ''
            : words
  return (
    <p data-saved={saved} className="wr-saved">
      <Icon of={ICONS[saved]} />
      <span className="wr-saved-long">{words}</span>
      <span aria-hidden="true" className="wr-saved-short">
        {short}
      </span>
    </p>
  )
}
