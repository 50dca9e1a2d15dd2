import { useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Minus, Plus } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { timeOf } from '#app/lib/calendar.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

const DAY = 24 * 60
/** Minutes of a press. */
const STEP = 15

/** Minutes after midnight of what was typed: "19", "7.30", "19:05". Undefined for anything else. */
function readMinutes(text: string): number | undefined {
  const [, hours = '', minutes = '0'] = /^\s*(\d{1,2})(?:[:.,\s]?(\d{2}))?\s*$/u.exec(text) ?? []
  const at = Number(hours) * 60 + Number(minutes)
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59 ? undefined : at
}

/** Props of {@link TimePicker}. */
export interface TimePickerProps {
  /** Minutes after midnight. */
  value: number
  onValueChange: (minutes: number) => void
}

/** When people sit down: in quarters of an hour by the buttons, to the minute when it is typed. */
export function TimePicker({ value, onValueChange }: TimePickerProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string>()
  const go = (minutes: number) => {
    const next = (minutes + DAY) % DAY
    setTyped(undefined)
    onValueChange(next)
    announce(`${t('dinner.choose.time')} ${timeOf(next)}`)
  }
  const commit = () => {
    const minutes = typed === undefined ? undefined : readMinutes(typed)
    setTyped(undefined)
    if (minutes !== undefined) onValueChange(minutes)
  }
  const quarter = (direction: 1 | -1) =>
    go((direction > 0 ? Math.floor(value / STEP) + 1 : Math.ceil(value / STEP) - 1) * STEP)
  return (
    <div className="dinner-when">
      <IconButton
        icon={Minus}
        label={t('dinner.choose.earlier')}
        className="dinner-when-step"
        onClick={() => quarter(-1)}
      />
      <input
        aria-label={t('dinner.choose.time')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        size={5}
        value={typed ?? timeOf(value)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          quarter(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <IconButton
        icon={Plus}
        label={t('dinner.choose.later')}
        className="dinner-when-step"
        onClick={() => quarter(1)}
      />
    </div>
  )
}
