import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Film, Languages, Pause, Play } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Cut } from '#cooking/film/cut-list.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { Project } from '../device/project.ts'
import { useFilmPlayer, usePlayerState } from '../stage/use-film.ts'
import type { StageFile } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import { captionsOfStep } from './planned-film.ts'
import { usePart } from './use-part.ts'

/** The step whose words are written, and where in its part. Another object goes there again. */
export interface Edited {
  readonly key: string
  /** Seconds of its part. */
  readonly seconds: number
  /** Somebody wants to see the film there. */
  readonly isCalled?: boolean
}

/** Props of {@link FilmBeside}. */
export interface FilmBesideProps {
  recipe: number
  project: Project
  step: DraftStep
  /** Number of the step. */
  number: number
  /** Its part of the film, with the seconds before it. */
  part: Cut & { readonly start: number; readonly seconds: number }
  /** Seconds of the whole film. */
  total: number
  edited: Edited
  /** The language that stands over the film. */
  language: Language
  /** The same array as long as they are the same; none while their bytes are not there. */
  files: readonly StageFile[]
  onLanguage: (language: Language) => void
}

/** The film beside the words, at the step that is written, with its words as the kitchen shows them. */
export function FilmBeside({ files, ...props }: FilmBesideProps) {
  const { t } = useWords()
  const root = useRef<HTMLElement>(null)
  const { edited } = props
  useEffect(() => {
    // On a phone the film stands above the words.
    if (edited.isCalled) root.current?.scrollIntoView({ block: 'nearest' })
  }, [edited])
  return (
    <aside ref={root} aria-label={t('studioTexts.words.film')} className="studio-beside-words">
      {files.length > 0 ? <Playing files={files} {...props} /> : <NoFilm {...props} />}
    </aside>
  )
}

type PartProps = Omit<FilmBesideProps, 'files'>

function Playing({ files, ...props }: FilmBesideProps) {
  const { t } = useWords()
  const { project, part, number, edited } = props
  const player = useFilmPlayer(files)
  const { attach } = player
  const { hasFailed } = usePlayerState(player)
  const { at, isPlaying, go, toggle } = usePart(player, part)
  const show = useEffectEvent(({ seconds }: Edited) => go(seconds))
  useEffect(() => show(edited), [edited])
  const { rotation } = project
  return (
    <>
      <div className="studio-film" data-turned={rotation % 180 !== 0 || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are written here, and stand over it */}
        <video
          ref={attach}
          playsInline
          preload="auto"
          tabIndex={-1}
          style={{ rotate: `${rotation}deg` }}
        />
        {hasFailed && <p className="studio-film-failed">{t('studioTexts.words.notPlayed')}</p>}
        <Shown {...props} at={at} />
      </div>
      <p className="studio-acts">
        <Button icon={isPlaying ? Pause : Play} iconFill onClick={toggle}>
          {isPlaying
            ? t('studioTexts.words.pause')
            : t('studioTexts.words.play', { number: String(number) })}
        </Button>
        <ShownLanguage {...props} />
      </p>
      <p className="studio-large">{t('studioTexts.words.large')}</p>
    </>
  )
}

/** Without the bytes of the film its words are still seen as large as they will be. */
function NoFilm(props: PartProps) {
  const { t } = useWords()
  return (
    <>
      <div className="studio-film">
        <Shown {...props} at={props.edited.seconds} />
      </div>
      <p className="studio-acts">
        <ButtonLink href={studioPath(props.recipe)} icon={Film}>
          {t('studioTexts.words.bring')}
        </ButtonLink>
        <ShownLanguage {...props} />
      </p>
      <p className="studio-large">{t('studioTexts.words.noFilm')}</p>
    </>
  )
}

/** Another language over the film. */
function ShownLanguage({ language, onLanguage }: PartProps) {
  const { t } = useWords()
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language
  return (
    <Button icon={Languages} onClick={() => onLanguage(other)}>
      <span className="sr-only">{t('studioTexts.words.shownIn')} </span>
      {LANGUAGE_NAMES[language]}
    </Button>
  )
}

/** What stands over the film at a second of the part: a caption, the sound of the step, and the time. */
function Shown({ project, step, part, total, language, at }: PartProps & { at: number }) {
  const { length } = useLengths()
  const captions = captionsOfStep(project, step, language, part.seconds)
  const caption = captions.find(({ from, to }) => at >= from && at < to)?.Text.trim()
  const sound = project.words.steps[step.Key]?.Sound?.[language]?.trim()
  return (
    <>
      <p className="studio-film-time">
        <b>{length(part.start + at)}</b> / {length(total)}
      </p>
      {(caption || sound) && (
        <p lang={language} className="studio-said">
          {caption && <span>{caption}</span>}
          {sound && (
            <small>
              <span>[{sound}]</span>
            </small>
          )}
        </p>
      )}
    </>
  )
}
