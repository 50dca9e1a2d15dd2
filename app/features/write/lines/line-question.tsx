import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleQuestionMark } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftLine } from '#contract/own/draft.ts'
import { addLine, correctLine, lineOf, settleLine, writeLine } from '../document/lines.ts'
import { ownText } from '../document/texts.ts'
import { useWriting } from '../context.ts'
import type { Understood } from '../reading/understand.ts'

/** Props of {@link LineQuestion}. */
export interface LineQuestionProps {
  line: DraftLine
  read: Understood
  /** Opens what the line means. */
  onCorrect: () => void
}

/** Millilitres of the two usual cups. */
const CUPS = { us: 240, metric: 250 } as const

/** A question about a line, with at most two answers. Nothing waits for it. */
export function LineQuestion({ line, read, onCorrect }: LineQuestionProps) {
  const { t } = useWords()
  const { language, change } = useWriting()
  const { doubt, amount = 1, maxAmount, food, name, note } = read
  const { Key: key } = line
  if (!doubt) return null
  const text = ownText(line.Text, language)
  const right = () => change(settleLine(key, 'right'))
  const asMl = (size: number) =>
    change(
      correctLine(key, {
        Amount: amount * size,
        ...(maxAmount !== undefined && { MaxAmount: maxAmount * size }),
        Unit: 'ml',
        FoodId: food?.Id ?? null,
        Name: name,
        Note: note,
      }),
    )
  const [first = text, ...rest] = text.split(/\s+(?:and|und|&)\s+/iu)
  const divide = () =>
    change((draft) => {
      const begun = writeLine(key, language, first)(draft)
      return addLine(key, lineOf(rest.join(' '), language))(begun)
    })
  return (
    <div role="group" aria-label={t('write.doubts.label')} className="wr-ask">
      <p>
        <Icon of={CircleQuestionMark} size="s" />
        <span>{t(`write.doubts.${doubt}`)}</span>
      </p>
      <div className="wr-answers">
        {doubt === 'cup' && (
          <>
            <Button size="s" onClick={() => asMl(CUPS.us)}>
              {t('write.doubts.cupUs')}
            </Button>
            <Button size="s" onClick={() => asMl(CUPS.metric)}>
              {t('write.doubts.cupMetric')}
            </Button>
          </>
        )}
        {doubt === 'several' && rest.length > 0 && (
          <>
            <Button size="s" onClick={divide}>
              {t('write.doubts.divide')}
            </Button>
            <Button size="s" variant="bare" onClick={() => change(settleLine(key, 'asWritten'))}>
              {t('write.doubts.leave')}
            </Button>
          </>
        )}
        {doubt !== 'cup' && !(doubt === 'several' && rest.length > 0) && (
          <>
            <Button size="s" onClick={right}>
              {t(doubt === 'unknown' ? 'write.doubts.keep' : 'write.doubts.right')}
            </Button>
            <Button size="s" variant="bare" onClick={onCorrect}>
              {t('write.doubts.itIs')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
