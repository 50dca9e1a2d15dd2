import { useState } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Thermometer, Timer, Trash2 } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Image } from '#design-system/image/image.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { ovenIn } from '#cooking/writing/step-signs.ts'
import { keysIn } from '#cooking/writing/draft-text.ts'
import { setStep } from '../document/steps.ts'
import { textIn } from '../document/texts.ts'
import { fieldId, readId, useEditorContext } from '../context.ts'
import { spokenLine } from '../lines/line-words.ts'
import { CropButton } from '../parts/crop-button.tsx'
import { FoodPicture } from '../parts/food-picture.tsx'
import { timesOf, writeTime } from '../reading/times.ts'
import { Remarks } from '../remarks/remarks.tsx'
import { StepQuestion } from './step-question.tsx'
import { TimerForm } from './timer-form.tsx'
import './step-margin.css'

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
  const { language, reading, questions, pictureOf, change } = useEditorContext()
  const [naming, setNaming] = useState<number>()
  const { words } = textIn(step.Text, language)
  const oven = step.Oven ?? ovenIn(words)
  const times = timesOf(step, language)
  const foods = keysIn(words).flatMap((key) => reading.get(key) ?? [])
  const picture = pictureOf(step.PictureId)
  const asked = questions.filter(({ key }) => key === step.Key)
  const timerId = (index: number) => `${fieldId(step.Key)}-timer-${index}`
  const heat = oven?.Fan ? 'ovenFan' : oven?.Grill ? 'ovenGrill' : 'ovenText'
  return (
    <aside
      id={readId(step.Key)}
      tabIndex={-1}
      aria-label={t('recipeEditor.steps.understood', { number })}
      className="wr-margin outline-none"
    >
      {picture !== undefined && (
        <div className="wr-step-picture">
          <Image
            src={picture}
            alt={t('recipeEditor.picture.ofStep', { number })}
            width={640}
            height={360}
          />
          <div>
            <CropButton
              src={picture}
              ratio={16 / 9}
              step={number}
              onCut={(PictureId) => change(setStep(step.Key, { PictureId }))}
            />
            <IconButton
              icon={Trash2}
              label={t('recipeEditor.picture.remove')}
              onClick={() => change(setStep(step.Key, { PictureId: undefined }))}
            />
          </div>
        </div>
      )}
      {oven && (
        <Seen
          icon={Thermometer}
          title={t('recipeEditor.steps.degrees', { degrees: oven.Celsius })}
          text={t(`recipeEditor.steps.${heat}`, { number })}
          onClick={onOven}
        />
      )}
      {times.map(({ time, name }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- times are known by their order
        <div key={index}>
          <Seen
            icon={Timer}
            title={
              name === ''
                ? writeTime(time, language)
                : t('recipeEditor.steps.named', { name, time: writeTime(time, language) })
            }
            text={t(time.IsTimer ? 'recipeEditor.steps.timer' : 'recipeEditor.steps.noTimer')}
            id={timerId(index)}
            isOpen={naming === index}
            onClick={() => setNaming(naming === index ? undefined : index)}
          />
          {naming === index && (
            <TimerForm
              step={step}
              index={index}
              time={time}
              onClose={() => {
                setNaming(undefined)
                document.getElementById(timerId(index))?.focus()
              }}
            />
          )}
        </div>
      ))}
      {foods.length > 0 && (
        <div className="wr-hand">
          <b aria-hidden="true">{t('recipeEditor.steps.atHand')}</b>
          <ul aria-label={t('recipeEditor.steps.atHand')}>
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
      <Remarks at={`Steps.${step.Key}`} />
    </aside>
  )
}

interface SeenProps {
  icon: IconDrawing
  title: string
  text: string
  id?: string
  /** Whether the form that it opens is there. */
  isOpen?: boolean
  onClick: () => void
}

function Seen({ icon, title, text, id, isOpen, onClick }: SeenProps) {
  return (
    <button type="button" id={id} aria-expanded={isOpen} onClick={onClick} className="wr-seen">
      <Icon of={icon} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </button>
  )
}
