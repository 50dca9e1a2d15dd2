import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Upload } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { readableText } from '#cooking/film/captions/draft-captions.ts'
import { press } from '#cooking/film/history.ts'
import { beginStep } from '#cooking/film/marks.ts'
import { readBeginnings } from '#cooking/film/web-vtt/beginnings.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { durationOf, type Project } from '../device/project.ts'
import { ChooseFiles } from '../film/choose-files.tsx'
import { importCaptions } from './import-captions.ts'
import { RefusedLines } from './refused-lines.tsx'
import { SaveWords } from './save-words.tsx'

/** Props of {@link OwnLines}. */
export interface OwnLinesProps {
  steps: readonly DraftStep[]
  store: ProjectStore
  project: Project
}

/** Most bytes of a file that is read. */
const FILE_MAX = 1024 ** 2

/**
 * Words that somebody has already: lines such as "00:42 Chop" set where steps begin that have no place yet, a
 * file of captions is taken for a language.
 */
export function OwnLines({ steps, store, project }: OwnLinesProps) {
  const { t, formatNumber } = useWords()
  const [text, setText] = useState('')
  const [isLarge, setLarge] = useState(false)
  const captions = importCaptions(text, project)
  const named = steps.map(({ Key, Text }) => ({
    key: Key,
    text: {
      ...(Text.en !== undefined && { en: readableText(Text.en) }),
      ...(Text.de !== undefined && { de: readableText(Text.de) }),
    },
  }))
  const { beginnings, refusals } = captions
    ? { beginnings: [], refusals: captions.refusals }
    : readBeginnings(text, named, durationOf(project) * 1000)
  const hasPlace = (key: string) =>
    project.history.now.steps.some((mark) => mark.key === key && mark.at !== undefined)
  const open = beginnings.filter(({ key }) => !hasPlace(key))
  const use = () => {
    store.change((before) => {
      const marks = open.reduce(
        (all, { key, atMs }) => beginStep(all, key, atMs / 1000),
        before.history.now,
      )
      return { ...before, history: press(before.history, marks, { kind: 'lines' }) }
    })
    setText('')
    announce(t('studioPages.lines.set', { count: open.length }))
  }
  const useCaptions = (language: Language) => {
    if (!captions) return
    store.change((before) => {
      const all = { ...before.words.captions[language], ...captions.steps }
      return {
        ...before,
        words: { ...before.words, captions: { ...before.words.captions, [language]: all } },
      }
    })
    setText('')
    announce(t('studioTexts.words.taken', { count: captions.count }))
  }
  const read = async ([file]: readonly File[]) => {
    setLarge(file !== undefined && file.size > FILE_MAX)
    if (file && file.size <= FILE_MAX) setText(await file.text())
  }
  return (
    <section className="studio-rimmed studio-own">
      <h2 className="text-subheading">{t('studioTexts.words.own')}</h2>
      <TextArea
        label={t('studioTexts.words.own')}
        labelHidden
        hint={t('studioTexts.words.ownText')}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isLarge && <p role="alert">{t('studioTexts.words.fileText')}</p>}
      {captions && captions.count > 0 && (
        <p className="studio-ok">
          <Icon of={Check} size="s" />
          {t('studioTexts.words.captions', { count: captions.count })}
        </p>
      )}
      {beginnings.length > 0 && (
        <p className="studio-ok">
          <Icon of={Check} size="s" />
          {t('studioTexts.words.understood', {
            count: beginnings.length,
            steps: beginnings.map(({ number }) => formatNumber(number)).join(', '),
          })}
        </p>
      )}
      <RefusedLines refusals={refusals} />
      <div className="studio-acts">
        {captions ? (
          LANGUAGES.map((language) => (
            <Button
              key={language}
              variant={language === captions.language ? 'primary' : 'quiet'}
              disabled={captions.count === 0}
              onClick={() => useCaptions(language)}
            >
              {t(`studioTexts.words.useAs.${language}`)}
            </Button>
          ))
        ) : (
          <Button
            variant={open.length === 0 ? 'quiet' : 'primary'}
            disabled={open.length === 0}
            onClick={use}
          >
            {t('studioTexts.words.use')}
          </Button>
        )}
        <ChooseFiles
          label={t('studioTexts.words.file')}
          icon={Upload}
          accept=".vtt,.srt,.txt,text/vtt,text/plain"
          multiple={false}
          onFiles={(files) => void read(files)}
        />
        <SaveWords steps={steps} project={project} />
      </div>
    </section>
  )
}
