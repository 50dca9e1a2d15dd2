import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { CircleQuestionMark, Thermometer, Timer, Trash2 } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Image } from '#design-system/image/image.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own/draft.ts'
import { ovenIn } from '#contract/own/step-signs.ts'
import { keysIn } from '#contract/own/step-text.ts'
import { addLine, lineOf } from '../document/lines.ts'
import { setStep, writeSign } from '../document/steps.ts'
import { textIn } from '../document/texts.ts'
import { useWriting } from '../context.ts'
import { spokenLine } from '../lines/line-words.ts'
import { FoodPicture } from '../parts/food-picture.tsx'
import type { Question } from '../reading/questions.ts'
import { timesOf, writeTime } from '../reading/times.ts'
import { TimerForm } from './timer-form.tsx'

/** Props of {@link StepMargin}. */
export interface StepMarginProps {
  step: DraftStep
  number: number
  /** Opens the oven. */
  onOven: () => void
}

/** What is understood of a step: picture, oven, timers, what to have at hand, and questions. */
export function StepMargin({ step, number, onOven }: StepMarginProps) {
  const { t } = useWords()
  const { language, reading, questions, pictureOf, change } = useWriting()
  const [naming, setNaming] = useState<number>()
  const { words } = textIn(step.Text, language)
  const oven = step.Oven ?? ovenIn(words)
  const times = timesOf(step, language)
  const foods = keysIn(words).flatMap((key) => reading.get(key) ?? [])
  const picture = pictureOf(step.PictureId)
  const asked = questions.filter(({ key }) => key === step.Key)
  const heat = oven?.Fan ? 'ovenFan' : oven?.Grill ? 'ovenGrill' : 'ovenText'
  return (
    <aside aria-label={t('write.steps.understood', { number })} className="wr-margin">
      {picture !== undefined && (
        <div className="wr-step-picture">
          <Image
            src={picture}
            alt={t('write.picture.ofStep', { number })}
            width={640}
            height={360}
          />
          <IconButton
            icon={Trash2}
            label={t('write.picture.remove')}
            onClick={() => change(setStep(step.Key, { PictureId: undefined }))}
          />
        </div>
      )}
      {oven && (
        <Seen
          icon={Thermometer}
          title={t('write.steps.degrees', { degrees: oven.Celsius })}
          text={t(`write.steps.${heat}`, { number })}
          onPress={onOven}
        />
      )}
      {times.map(({ time, name }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- times are known by their order
        <div key={index} className="wr-timer">
          <Seen
            icon={Timer}
            title={
              name === ''
                ? writeTime(time, language)
                : t('write.steps.named', { name, time: writeTime(time, language) })
            }
            text={t(time.IsTimer ? 'write.steps.timer' : 'write.steps.noTimer')}
            onPress={() => setNaming(naming === index ? undefined : index)}
          />
          {naming === index && (
            <TimerForm step={step} index={index} time={time} onClose={() => setNaming(undefined)} />
          )}
        </div>
      ))}
      {foods.length > 0 && (
        <div className="wr-hand">
          <b aria-hidden="true">{t('write.steps.atHand')}</b>
          <ul aria-label={t('write.steps.atHand')}>
            {foods.map((read) => (
              <li key={read.key} title={spokenLine(read)}>
                <FoodPicture food={read.food} />
                <span className="sr-only">{spokenLine(read)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked.map((question) => (
        <StepQuestion key={question.id} step={step} question={question} />
      ))}
    </aside>
  )
}

interface SeenProps {
  icon: IconDrawing
  title: string
  text: string
  onPress: () => void
}

function Seen({ icon, title, text, onPress }: SeenProps) {
  return (
    <button type="button" onClick={onPress} className="wr-seen">
      <Icon of={icon} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </button>
  )
}

/** A question about a step, with two answers. */
function StepQuestion({ step, question }: { step: DraftStep; question: Question }) {
  const { t } = useWords()
  const { draft, language, change, dismiss } = useWriting()
  const text =
    question.kind === 'lost'
      ? t('write.steps.lost', { food: question.lost.name })
      : question.kind === 'sign'
        ? t('write.steps.isSign', { sign: question.text })
        : t('write.steps.long', { count: Number(question.kind === 'long' ? question.text : 0) })
  const accept = () => {
    if (question.kind === 'sign') change(writeSign(step.Key, language, question.text))
    if (question.kind === 'lost') {
      change(addLine(draft.Lines.at(-1)?.Key, lineOf(question.lost.words, language)))
    }
  }
  return (
    <div role="group" aria-label={t('write.steps.question')} className="wr-note">
      <p>
        <Icon of={CircleQuestionMark} />
        <span>{text}</span>
      </p>
      <div className="wr-answers">
        {question.kind !== 'long' && (
          <Button size="s" onClick={accept}>
            {question.kind === 'lost'
              ? t('write.steps.add', { amount: question.lost.amount })
              : t('write.steps.yes')}
          </Button>
        )}
        <Button size="s" variant="bare" onClick={() => dismiss(question.id)}>
          {t(question.kind === 'sign' ? 'write.steps.no' : 'write.steps.leave')}
        </Button>
      </div>
    </div>
  )
}
