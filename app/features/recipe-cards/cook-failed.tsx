import { useEffect } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Shown below a card whose way into the kitchen could not be loaded; Cook along retries (D-60). */
export function CookFailed() {
  const { t } = useWords()
  const text = t('cards.cookFailed')
  useEffect(() => announce(text, 'assertive'), [text])
  return (
    <p className="mt-2 flex gap-1.5 text-caption text-danger">
      <Icon of={CircleAlert} />
      {text}
    </p>
  )
}
