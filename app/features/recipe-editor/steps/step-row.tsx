import { useState } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, Eye, X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Menu, MenuButton } from '#design-system/menu/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { otherLanguage } from '#contract/languages.ts'
import { moveStep, removeStep, writeSign } from '../document/steps.ts'
import { ownText } from '../document/texts.ts'
import { fieldId, useEditorContext } from '../context.ts'
import { wordCount } from '../parts/key-of-event.ts'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { OvenForm } from './oven-form.tsx'
import { StepField } from './step-field.tsx'
import { StepMargin } from './step-margin.tsx'
import { StepTools } from './step-tools.tsx'
import './step-row.css'

/** Props of {@link StepRow}. */
export interface StepRowProps {
  step: DraftStep
  number: number
  isNext: boolean
  /** The cook is in it. */
  isActive: boolean
  above: string | undefined
  below: string | undefined
}

/** A step: its number, its text with the sign below, and what is understood beside it. */
export function StepRow(props: StepRowProps) {
  const { step, number, isNext, isActive, above, below } = props
  const { t } = useWords()
  const { language, change, focus } = useEditorContext()
  const [isSigning, setSigning] = useState(false)
  const [isHeating, setHeating] = useState(false)
  const [food, setFood] = useState<string>()
  const { Key: key } = step
  const hasSign = step.Until !== undefined || isSigning
  const signId = `${fieldId(key)}-sign`
  const addSign = () => {
    setSigning(true)
    requestAnimationFrame(() => document.getElementById(signId)?.focus())
  }
  return (
    <li data-next={isNext || undefined} data-step={key} className="wr-step">
      <div className="wr-number">
        <span aria-hidden="true">{number}</span>
        {isActive && !isNext && (
          <Menu label={t('recipeEditor.steps.menu', { number })} opener={<Icon of={Ellipsis} />}>
            <MenuButton onClick={() => change(moveStep(key, -1))}>
              {t('recipeEditor.steps.up')}
            </MenuButton>
            <MenuButton onClick={() => change(moveStep(key, 1))}>
              {t('recipeEditor.steps.down')}
            </MenuButton>
            <MenuButton onClick={() => change(removeStep(key))}>
              {t('recipeEditor.steps.delete')}
            </MenuButton>
          </Menu>
        )}
      </div>
      <div>
        <StepField
          step={step}
          language={language}
          label={isNext ? t('recipeEditor.steps.new') : t('recipeEditor.steps.step', { number })}
          placeholder={isNext ? t('recipeEditor.steps.next') : ''}
          isNext={isNext}
          above={above}
          below={below}
          onCaret={setFood}
        />
        {hasSign && (
          <div className="wr-sign">
            <Icon of={Eye} />
            <span aria-hidden="true">{t('recipeEditor.steps.until')}</span>
            <RuledField
              id={signId}
              label={t('recipeEditor.steps.signLabel')}
              lang={language}
              placeholder={
                ownText(step.Until, otherLanguage(language)) || t('recipeEditor.steps.signHint')
              }
              value={ownText(step.Until, language)}
              onType={(typed) =>
                change(writeSign(key, language, typed), `${key} sign ${wordCount(typed)}`)
              }
              onBlur={() => setSigning(false)}
            />
            {step.Until && (
              <IconButton
                icon={X}
                label={t('recipeEditor.steps.signRemove')}
                onClick={() => {
                  change(writeSign(key, language, ''))
                  setSigning(false)
                  focus(key)
                }}
              />
            )}
          </div>
        )}
        {isActive && !isNext && !isHeating && (
          <StepTools
            step={step}
            food={food}
            hasSign={hasSign}
            onSign={addSign}
            onOven={() => setHeating(true)}
          />
        )}
        {isHeating && (
          <OvenForm
            step={step}
            onClose={() => {
              setHeating(false)
              focus(key)
            }}
          />
        )}
      </div>
      {!isNext && <StepMargin step={step} number={number} onOven={() => setHeating(true)} />}
    </li>
  )
}
