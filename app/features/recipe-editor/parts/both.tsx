import { Progress } from '#design-system/progress/progress.tsx'
import { type Language, otherLanguage } from '#contract/languages.ts'
import type { BothLanguages } from '#contract/own-recipes/draft.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { writeDescription, writeName } from '../document/facts.ts'
import { writeLine } from '../document/lines.ts'
import { writeSign } from '../document/steps.ts'
import { ownText } from '../document/texts.ts'
import { fieldId, useEditorContext } from '../context.ts'
import { amountsOf } from '../reading/amounts.ts'
import { Remarks } from '../remarks/remarks.tsx'
import { showStep } from '../reading/step-display.ts'
import { StepField } from '../steps/step-field.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { wordCount } from './key-of-event.ts'
import './both.css'

/** Props of {@link Both}. */
export interface BothProps {
  onLanguageChange: (language: Language) => void
}

/** The texts of both languages side by side: left to read, right to write. */
export function Both({ onLanguageChange }: BothProps) {
  const { t } = useWords()
  const { draft, language: to, reading, change } = useEditorContext()
  const from = otherLanguage(to)
  const target = t(`recipeEditor.languages.${to}`)
  const lines = draft.Lines.flatMap((line, index) => {
    const read = reading.get(line.Key)
    const hasWords = line.IsHeading || read?.kind === 'written' || !read?.food || read.note !== ''
    return hasWords && read?.kind !== 'empty' ? [{ line, index }] : []
  })
  const texts: (BothLanguages | undefined)[] = [
    draft.Name,
    draft.Description,
    ...lines.map(({ line }) => line.Text),
    ...draft.Steps.flatMap(({ Text, Until }) => (Until ? [Text, Until] : [Text])),
  ].filter((text) => ownText(text, from) !== '' || ownText(text, to) !== '')
  const done = texts.filter((text) => ownText(text, to) !== '').length
  return (
    <section aria-labelledby="wr-both" className="wr-both-page">
      <div className="wr-both-head">
        <div>
          <h1 id="wr-both">{t('recipeEditor.both.title')}</h1>
          <p className="wr-lede">{t('recipeEditor.both.text')}</p>
        </div>
        <div className="wr-progress">
          <LanguageChoice
            label={t('recipeEditor.both.to')}
            value={to}
            onValueChange={onLanguageChange}
          />
          <p>
            <b>{target}</b> {t('recipeEditor.both.progress', { done, all: texts.length })}
          </p>
          <Progress label={target} max={Math.max(1, texts.length)} value={done} />
        </div>
      </div>
      <ul className="wr-both">
        <li aria-hidden="true" className="wr-both-names">
          <span />
          <b>{t(`recipeEditor.languages.${from}`)}</b>
          <b>{target}</b>
        </li>
        <li>
          <span />
          <p lang={from} className="wr-name">
            {ownText(draft.Name, from)}
          </p>
          <RuledField
            id={fieldId('name')}
            label={t('recipeEditor.both.nameIn', { language: target })}
            lang={to}
            value={ownText(draft.Name, to)}
            onType={(typed) => change(writeName(to, typed), `name ${wordCount(typed)}`)}
            className="wr-name"
          />
          <Remarks at="hero" />
        </li>
        <li>
          <span />
          <p lang={from}>{ownText(draft.Description, from)}</p>
          <RuledField
            multiline
            id={fieldId('description')}
            label={t('recipeEditor.both.textIn', { language: target })}
            lang={to}
            value={ownText(draft.Description, to)}
            onType={(typed) =>
              change(writeDescription(to, typed), `description ${wordCount(typed)}`)
            }
          />
        </li>
        {lines.map(({ line, index }) => (
          <li key={line.Key}>
            <span />
            <p lang={from}>{ownText(line.Text, from)}</p>
            <RuledField
              id={fieldId(line.Key)}
              label={t('recipeEditor.both.line', { number: index + 1, language: target })}
              lang={to}
              value={ownText(line.Text, to)}
              onType={(typed) =>
                change(writeLine(line.Key, to, typed), `${line.Key} ${to} ${wordCount(typed)}`)
              }
            />
            <Remarks at={`Lines.${line.Key}`} />
          </li>
        ))}
        {draft.Steps.map((step, index) => {
          const shown = showStep(
            ownText(step.Text, from),
            from,
            amountsOf(draft, step, reading, from),
          )
          const number = index + 1
          return (
            <li key={step.Key}>
              <span aria-hidden="true" className="wr-both-number">
                {number}
              </span>
              <p lang={from}>{shown.text}</p>
              <div>
                <StepField
                  step={step}
                  language={to}
                  label={t('recipeEditor.both.step', { number, language: target })}
                  below={draft.Steps[index + 1]?.Key}
                  above={draft.Steps[index - 1]?.Key}
                />
                {step.Until && (
                  <RuledField
                    label={t('recipeEditor.both.sign', { number, language: target })}
                    lang={to}
                    placeholder={ownText(step.Until, from)}
                    value={ownText(step.Until, to)}
                    onType={(typed) =>
                      change(writeSign(step.Key, to, typed), `${step.Key} sign ${to}`)
                    }
                  />
                )}
                <Remarks at={`Steps.${step.Key}`} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
