import { useState } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Moon } from '#design-system/icon/lucide.ts'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { isWait, type AheadLine } from '../model/ahead.ts'
import { useAheadWords } from '../use-ahead-words.ts'
import { useCard } from './context.ts'
import { LateRemindButton } from './late-remind.ts'

/** When is reminded of what is done tonight, by the clock of the device. */
const EVENING = '21:00'

/** What has to be done ahead on a day, one line each; of tonight's with a bell. */
export function AheadPart({ day }: { day: Day }) {
  const { ahead, today } = useCard()
  const write = useAheadWords(today)
  return ahead
    .filter((line) => line.day === day)
    .map((line) => {
      const { when, text } = write(line)
      return (
        <div key={`${line.meal.Key} ${text}`} className="week-ahead">
          <Icon of={Moon} size="s" />
          <span>
            {when} {text}
          </span>
          {day === today && <Remind line={line} text={text} />}
        </div>
      )
    })
}

interface RemindProps {
  line: AheadLine
  text: string
}

function Remind({ line: { day, what, meal }, text }: RemindProps) {
  const [now] = useState(() => Date.now())
  const at = new Date(`${day}T${EVENING}`).getTime()
  const isTonight = !isWait(what) && what.Days > 0 && what.Part === 'evening'
  if (!isTonight || meal.RecipeId === null || at <= now) return null
  return (
    <LateRemindButton
      recipeId={meal.RecipeId}
      name={meal.Name}
      persons={meal.Persons}
      {...{ text, at }}
    />
  )
}
