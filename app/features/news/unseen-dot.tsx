import { useEffect } from 'react'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { unseenKey } from './news-keys.ts'
import './unseen-dot.css'

/** A dot while something new has not been seen, without a number. Tells its host, whose name says so. */
export function UnseenDot({ onChange }: { onChange: (hasUnseen: boolean) => void }) {
  const { langId } = useWords()
  const { data } = useKey(unseenKey(langId))
  const hasUnseen = (data?.Unseen ?? 0) > 0
  useEffect(() => onChange(hasUnseen), [hasUnseen, onChange])
  if (!hasUnseen) return null
  return <span aria-hidden="true" className="unseen-dot" />
}
