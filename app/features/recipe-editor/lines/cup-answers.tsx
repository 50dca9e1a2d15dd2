import { useId, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PopForm } from '../parts/pop-form.tsx'
import { CUP_RANGE, CUPS } from '../reading/cups.ts'

/** Millilitres of the cup that is used on this device. */
const myCup = createStoredText('simmer.cup')

/** Props of {@link CupAnswers}. */
export interface CupAnswersProps {
  /** Called with millilitres. */
  onSize: (ml: number) => void
}

/** The usual cups, and one's own, which is remembered on this device. */
export function CupAnswers({ onSize }: CupAnswersProps) {
  const { t } = useWords()
  const kept = myCup.use()
  const [isAsking, setAsking] = useState(false)
  const openerId = useId()
  if (isAsking) {
    const close = () => {
      setAsking(false)
      requestAnimationFrame(() => document.getElementById(openerId)?.focus())
    }
    return <MyCup kept={kept ?? ''} onSize={onSize} onClose={close} />
  }
  return (
    <>
      <Button size="s" onClick={() => onSize(CUPS.us)}>
        {t('recipeEditor.doubts.cupUs')}
      </Button>
      <Button size="s" onClick={() => onSize(CUPS.metric)}>
        {t('recipeEditor.doubts.cupMetric')}
      </Button>
      <Button id={openerId} size="s" variant="bare" onClick={() => setAsking(true)}>
        {kept === null
          ? t('recipeEditor.doubts.cupMine')
          : t('recipeEditor.doubts.cupMineIs', { ml: kept })}
      </Button>
    </>
  )
}

interface MyCupProps extends CupAnswersProps {
  /** Millilitres of before; '' for none. */
  kept: string
  onClose: () => void
}

function MyCup({ kept, onSize, onClose }: MyCupProps) {
  const { t } = useWords()
  const id = useId()
  const [text, setText] = useState(kept)
  const [isWrong, setWrong] = useState(false)
  const finish = () => {
    const ml = Number(text.trim().replace(/ml$/iu, '').replace(',', '.'))
    const isCup = ml >= CUP_RANGE.min && ml <= CUP_RANGE.max
    if (!isCup) return setWrong(true)
    myCup.write(String(ml))
    return onSize(ml)
  }
  return (
    <PopForm
      label={t('recipeEditor.doubts.cupMine')}
      onSubmit={finish}
      onClose={onClose}
      className="wr-cup"
    >
      <label htmlFor={id}>{t('recipeEditor.doubts.cupSize')}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
        className="wr-line-field"
      />
      <Button type="submit" size="s">
        {t('recipeEditor.doubts.cupUse')}
      </Button>
      <Button size="s" variant="bare" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <p id={`${id}-wrong`} role="alert">
        {isWrong && t('recipeEditor.doubts.cupWrong', CUP_RANGE)}
      </p>
    </PopForm>
  )
}
