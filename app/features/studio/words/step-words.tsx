import { TextArea } from '#design-system/text-field/text-area.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChefHat, ChevronDown } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { captionTexts } from '#cooking/film/captions/cut-text.ts'
import { readableText } from '#cooking/film/captions/draft-captions.ts'
import { soundsFor, type Sound } from '#cooking/film/captions/sounds.ts'
import { tooQuick } from '#cooking/film/captions/reading-time.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { FILM_DESCRIPTION_MAX, FILM_SOUND_MAX } from '#contract/films/limits.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { Project, StepCaption } from '../device/project.ts'
import { PlacePicture } from '../source/place-picture.tsx'
import { CaptionField } from './caption-field.tsx'
import type { Edited } from './film-beside.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { captionsOfStep } from './planned-film.ts'
import { SoundChips } from './sound-chips.tsx'

/** Props of {@link StepWords}. */
export interface StepWordsProps {
  step: DraftStep
  number: number
  /** Where its part begins in the film and how long it is, in seconds; undefined for a card. */
  part: { readonly start: number; readonly seconds: number } | undefined
  /** A picture of its part; undefined while it is read, and where there is none. */
  picture: string | undefined
  project: Project
  store: ProjectStore
  isOpen: boolean
  onOpen: () => void
  /** Shows a place of its part beside the words, which are written in a language. */
  onShow: (place: Omit<Edited, 'key'>, language: Language) => void
}

/** The words on the part of a step, in both languages beside each other. */
export function StepWords(props: StepWordsProps) {
  const { step, number, part, picture, project, store, isOpen, onOpen, onShow } = props
  const { t, language, formatNumber } = useWords()
  const text = readableText(textOrOther(step.Text, language))
  const title = captionTexts(text, language)[0] ?? text
  if (!part)
    return (
      <div className="studio-step">
        <p className="studio-step-line">
          <PlacePicture src={undefined} icon={ChefHat} rotation={0} />
          <b>{formatNumber(number)}</b>
          <span className="studio-step-title">{title}</span>
          <small>{t('studioTexts.words.card')}</small>
        </p>
      </div>
    )
  const captions = (of: Language) => captionsOfStep(project, step, of, part.seconds)
  const missing = LANGUAGES.find((of) => captions(of).length === 0)
  const hints = LANGUAGES.flatMap((of) => captions(of)).filter(
    ({ from, to, Text }) => tooQuick([Text], (to - from) * 1000) !== undefined,
  ).length
  const state =
    missing === undefined
      ? hints > 0
        ? t('studioTexts.words.hints', { count: hints })
        : t('studioTexts.words.both')
      : t(`studioTexts.words.missing.${missing}`)
  return (
    <details
      className="studio-step"
      open={isOpen}
      id={`words-${step.Key}`}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen()
      }}
    >
      <summary className="studio-step-line" data-hints={hints > 0 || undefined}>
        <PlacePicture src={picture} rotation={project.rotation} />
        <b>{formatNumber(number)}</b>
        <span className="studio-step-title">{title}</span>
        <small>{state}</small>
        <Icon of={ChevronDown} />
      </summary>
      <div className="studio-langs">
        {[language, ...LANGUAGES.filter((of) => of !== language)].map((of) => (
          <LanguageWords
            key={of}
            {...{ step, part, project, store }}
            language={of}
            captions={captions(of)}
            onShow={(place) => onShow(place, of)}
          />
        ))}
      </div>
    </details>
  )
}

interface LanguageWordsProps {
  step: DraftStep
  part: { readonly start: number; readonly seconds: number }
  project: Project
  store: ProjectStore
  language: Language
  captions: readonly StepCaption[]
  onShow: (place: Omit<Edited, 'key'>) => void
}

function LanguageWords(props: LanguageWordsProps) {
  const { step, part, project, store, language, captions, onShow } = props
  const { t } = useWords()
  const { Key } = step
  const { Describe, Sound } = project.words.steps[Key] ?? {}
  const isDraft = project.words.captions[language][Key] === undefined
  const shown = captions.length > 0 ? captions : [{ from: 0, to: part.seconds, Text: '' }]
  const writeCaption = (index: number, change: Partial<StepCaption>) =>
    store.change((before) => {
      const lines = shown.map((line, each) =>
        each === index ? { from: line.from, to: line.to, Text: line.Text, ...change } : line,
      )
      const all = { ...before.words.captions[language], [Key]: lines }
      return {
        ...before,
        words: { ...before.words, captions: { ...before.words.captions, [language]: all } },
      }
    })
  const writeStep = (name: 'Describe' | 'Sound', text: string) =>
    store.change((before) => {
      const known = before.words.steps[Key]
      const both = { ...known?.[name], [language]: text }
      return {
        ...before,
        words: {
          ...before.words,
          steps: { ...before.words.steps, [Key]: { ...known, [name]: both } },
        },
      }
    })
  const chooseSound = (sound: Sound | undefined) =>
    store.change((before) => {
      const { Sound: _, ...rest } = before.words.steps[Key] ?? {}
      const step = sound ? { ...rest, Sound: { ...sound } } : rest
      return {
        ...before,
        words: { ...before.words, steps: { ...before.words.steps, [Key]: step } },
      }
    })
  return (
    <div role="group" lang={language} aria-label={LANGUAGE_NAMES[language]} className="studio-lang">
      <p className="studio-lang-head">
        <b>{LANGUAGE_NAMES[language]}</b>
        {isDraft && captions.length > 0 && <small>{t('studioTexts.words.fromRecipe')}</small>}
      </p>
      {shown.map((caption, index) => (
        <CaptionField
          key={caption.from}
          caption={caption}
          start={part.start}
          until={shown[index + 1]?.from ?? part.seconds}
          lang={language}
          onChange={(change) => writeCaption(index, change)}
          onShow={(isCalled) => onShow({ seconds: caption.from, isCalled })}
        />
      ))}
      <SoundChips
        sounds={soundsFor(step.Text)}
        language={language}
        chosen={Sound}
        onChoose={chooseSound}
      />
      <TextField
        label={t('studioTexts.words.sound')}
        value={Sound?.[language] ?? ''}
        maxLength={FILM_SOUND_MAX}
        onChange={({ currentTarget }) => writeStep('Sound', currentTarget.value)}
      />
      <TextArea
        label={t('studioTexts.words.describe')}
        rows={2}
        value={Describe?.[language] ?? ''}
        maxLength={FILM_DESCRIPTION_MAX}
        onChange={({ currentTarget }) => writeStep('Describe', currentTarget.value)}
      />
    </div>
  )
}
