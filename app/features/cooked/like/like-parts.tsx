import { CookButton } from '#design-system/cook-mode/index.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, RotateCcw } from '#design-system/icon/lucide.ts'
import { useMember } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookedChange } from '#contract/cooked.ts'
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
  const { member } = useMember()
  const { t, language } = words
  if (member?.username !== like.member) return null
  const then = peopleText(like.People, like.Yield, words)
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
          <p role="status">
            <Icon of={Check} />
            {t('cooked.like.taken', { people: then })}
          </p>
        ) : (
          <CookButton look="line" onClick={() => onPeopleChange(like.People)}>
            {t('cooked.like.take', { people: then })}
          </CookButton>
        )}
        <button type="button" className="like-end" onClick={endLike}>
          {t('cooked.like.end')}
        </button>
      </div>
    </section>
  )
}

/** Props of {@link LikeAtStep}. */
export interface LikeAtStepProps {
  like: Like
  changes: readonly CookedChange[]
}

/** What was changed at the step the last time. */
export function LikeAtStep({ like, changes }: LikeAtStepProps) {
  const { t } = useWords()
  const { member } = useMember()
  if (member?.username !== like.member) return null
  return (
    <div data-slot="like-at-step" className="like-step">
      <Icon of={RotateCcw} />
      <div>
        {changes.map(({ Text }) => (
          <p key={Text} lang={languageOf(like.LangId)} dir="auto">
            {t('cooked.like.lastTime', { text: Text })}
          </p>
        ))}
      </div>
    </div>
  )
}
