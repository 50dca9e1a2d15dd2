import { CookButton } from '#design-system/kitchen/index.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { languageOf } from '#contract/languages.ts'
import { writeShortDay } from '../day.ts'
import { peopleText } from '../people-text.ts'
import { endRepeat, type RepeatedMeal } from './repeat.ts'
import '../cooking-log.css'

/** Props of {@link RepeatToLayOut}. */
export interface RepeatToLayOutProps {
  repeated: RepeatedMeal
  /** For how many it is cooked now. */
  people: number
  onPeopleChange: (people: number) => void
}

/** How the meal was: its note, its changes, and a press that takes over its amounts. */
export function RepeatToLayOut({ repeated, people, onPeopleChange }: RepeatToLayOutProps) {
  const words = useWords()
  const { t, language } = words
  const then = peopleText(repeated.People, repeated.Yield, words)
  const isAmount = repeated.Yield?.Of !== undefined
  const taken = isAmount
    ? t('cookingLog.repeat.takenAmount', { amount: then })
    : t('cookingLog.repeat.taken', { people: then })
  const take = isAmount
    ? t('cookingLog.repeat.takeAmount', { amount: then })
    : t('cookingLog.repeat.take', { people: then })
  return (
    <section data-slot="repeat" className="repeat">
      <h3>
        <Icon of={RotateCcw} />
        {t('cookingLog.repeat.title', { day: writeShortDay(repeated.Day, language) })}
      </h3>
      {repeated.Note !== '' && (
        <p lang={languageOf(repeated.LangId)} dir="auto" className="repeat-note">
          {repeated.Note}
        </p>
      )}
      {repeated.Changes.length > 0 && (
        <dl className="repeat-changes" lang={languageOf(repeated.LangId)}>
          {repeated.Changes.map(({ Step, Text }) => (
            <div key={`${Step} ${Text}`}>
              <dt lang={language}>{t('cookingLog.step', { number: Step })}</dt>
              <dd dir="auto">{Text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="repeat-acts">
        {people === repeated.People ? (
          <p role="status">{taken}</p>
        ) : (
          <CookButton variant="line" onClick={() => onPeopleChange(repeated.People)}>
            {take}
          </CookButton>
        )}
        <button type="button" className="repeat-end" onClick={endRepeat}>
          {t('cookingLog.repeat.end')}
        </button>
      </div>
    </section>
  )
}

interface RepeatAtStepProps {
  repeated: RepeatedMeal
  stepId: Id
}

/** What was changed at the step the last time. */
export function RepeatAtStep({ repeated, stepId }: RepeatAtStepProps) {
  const { t } = useWords()
  return (
    <div data-slot="repeat-at-step" className="repeat-step">
      <Icon of={RotateCcw} />
      <div>
        {repeated.Changes.filter((change) => change.StepId === stepId).map(({ Text }) => (
          <p key={Text} lang={languageOf(repeated.LangId)} dir="auto">
            {t('cookingLog.repeat.lastTime', { text: Text })}
          </p>
        ))}
      </div>
    </div>
  )
}
