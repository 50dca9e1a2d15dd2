import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Refusal } from '#cooking/film/web-vtt/refusals.ts'

/** Lines that are not taken, each with why. */
export function RefusedLines({ refusals }: { refusals: readonly Refusal[] }) {
  const { t, formatNumber } = useWords()
  return (
    <ul className="studio-refusals">
      {refusals.map((refusal) => (
        <li key={`${refusal.line} ${refusal.kind}`}>
          {t('studioTexts.words.refused', {
            line: formatNumber(refusal.line),
            why: t(`studioTexts.words.refusals.${refusal.kind}`, {
              other: formatNumber(refusal.other ?? 0),
              step: formatNumber(refusal.step ?? 0),
            }),
          })}
        </li>
      ))}
    </ul>
  )
}
