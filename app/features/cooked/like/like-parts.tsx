import { CookButton } from '#design-system/cook-mode/index.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { languageOf } from '#contract/languages.ts'
import { writeShortDay } from '../day.ts'
import { peopleText } from '../people-text.ts'
import { endLike, type Like } from './like.ts'
import '../cooked.css'

/** Props of {@link LikeToLayOut}. */
export interface LikeToLayOutProps {
  like: Like
  /** For how many it is cooked now. */
  people: number
  onPeopleChange: (people: number) => void
}

/** How the meal was: its note, its changes, and a press that takes over its amounts. */
export function LikeToLayOut({ like, people, onPeopleChange }: LikeToLayOutProps) {
  const words = useWords()
  const { t, language } = words
  const then = peopleText(like.People, like.Yield, words)
  const isAmount = like.Yield?.Of !== undefined
  const taken = isAmount
    ? t('cooked.like.takenAmount', { amount: then })
    : t('cooked.like.taken', { people: then })
  const take = isAmount
    ? t('cooked.like.takeAmount', { amount: then })
    : t('cooked.like.take', { people: then })
  return (
    <section data-slot="like" className="like">
      <h3>
        <Icon of={RotateCcw} />
        {t('cooked.like.title', { day: writeShortDay(like.Day, language) })}
      </h3>
      {like.Note !== '' && (
        <p lang={languageOf(like.LangId)} dir="auto" className="like-note">
          {like.Note}
        </p>
      )}
      {like.Changes.length > 0 && (
        <dl className="like-changes" lang={languageOf(like.LangId)}>
          {like.Changes.map(({ Step, Text }) => (
            <div key={`${Step} ${Text}`}>
              <dt lang={language}>{t('cooked.step', { number: Step })}</dt>
              <dd dir="auto">{Text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="like-acts">
        {people === like.People ? (
          <p role="status">{taken}</p>
        ) : (
          <CookButton look="line" onClick={() => onPeopleChange(like.People)}>
            {take}
          </CookButton>
        )}
        <button type="button" className="like-end" onClick={endLike}>
          {t('cooked.like.end')}
        </button>
      </div>
    </section>
  )
}

interface LikeAtStepProps {
  like: Like
  stepId: Id
}

/** What was changed at the step the last time. */
export function LikeAtStep({ like, stepId }: LikeAtStepProps) {
  const { t } = useWords()
  return (
    <div data-slot="like-at-step" className="like-step">
      <Icon of={RotateCcw} />
      <div>
        {like.Changes.filter((change) => change.StepId === stepId).map(({ Text }) => (
          <p key={Text} lang={languageOf(like.LangId)} dir="auto">
            {t('cooked.like.lastTime', { text: Text })}
          </p>
        ))}
      </div>
    </div>
  )
}
