import { useRef, type Ref } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { FilmTrack } from '#design-system/sequence-player/film-track.tsx'
import { ChangedText } from '#design-system/text-difference/changed-text.tsx'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Language } from '#contract/languages.ts'
import type { DeskFilm, DeskSubmission } from '#contract/publishing/desk.ts'
import { filmField } from '#contract/publishing/field-path.ts'
import { RemarkAsk } from './remark-ask.tsx'
import type { Remarks } from './use-remarks.ts'
import { filmRows, filmTime, type FilmRow } from './film-texts.ts'

/** Props of {@link FilmReview}. */
export interface FilmReviewProps {
  submission: DeskSubmission
  /** Language of the texts. */
  language: Language
  remarks: Remarks
  /** Whether remarks can be written. */
  mayRemark: boolean
}

/** The film of a submission at its marks, beside the one that is published, and what differs in their words. */
export function FilmReview({ submission, language, remarks, mayRemark }: FilmReviewProps) {
  const { t } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const { Card, Film, LiveFilm, FilmChanges } = submission
  if (!FilmChanges) return null
  const rows = filmRows(submission, language, {
    card: t('desk.review.film.card'),
    still: (time) => t('desk.review.film.still', { time }),
    sound: (sound) => t('desk.review.film.sound', { sound }),
  })
  const kind = !Film
    ? 'gone'
    : !LiveFilm
      ? 'first'
      : FilmChanges.IsOtherFilm
        ? 'other'
        : rows.length === 0
          ? 'same'
          : 'words'
  const isBoth = LiveFilm !== undefined && (FilmChanges.IsOtherFilm || !Film)
  const playAt = (ms: number) => {
    if (!video.current) return
    video.current.currentTime = ms / 1000
    // A browser that does not let it play shows the picture.
    void video.current.play().catch(() => {})
  }
  return (
    <section className="review-film" aria-labelledby="review-film">
      <h2 id="review-film">{t('desk.review.film.title')}</h2>
      <p>{t(`desk.review.film.${kind}`)}</p>
      <div className="review-films">
        {isBoth && LiveFilm && (
          <OneFilm film={LiveFilm} label={t('desk.review.film.live')} language={language} />
        )}
        {Film && (
          <OneFilm ref={video} film={Film} label={t('desk.review.film.sent')} language={language} />
        )}
      </div>
      {rows.length > 0 && (
        <ul className="review-fields" data-first={!LiveFilm || undefined}>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              isFirst={!LiveFilm}
              author={Card.Author.Name}
              onPlay={playAt}
              {...{ language, remarks, mayRemark }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface OneFilmProps {
  film: DeskFilm
  label: string
  /** Of its captions. */
  language: Language
  ref?: Ref<HTMLVideoElement>
}

function OneFilm({ film, label, language, ref }: OneFilmProps) {
  const { t } = useWords()
  const captions = film.Document.Captions[language] ?? []
  const stops = film.Document.Steps.filter(({ StartsMs }) => StartsMs !== undefined).length
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- FilmTrack adds them */}
      <video ref={ref} controls preload="metadata" src={mediaUrl(film.Path)} aria-label={label}>
        <FilmTrack
          kind="captions"
          cues={captions.map(({ StartsMs, StopsMs, Text }) => ({
            start: StartsMs / 1000,
            stop: StopsMs / 1000,
            text: Text,
          }))}
          label={t('desk.review.film.captions', {
            language: t(`desk.review.languages.${language}`),
          })}
          drawn
        />
      </video>
      <figcaption>
        <b>{label}</b>{' '}
        {t('desk.review.film.facts', {
          length: filmTime(film.Document.DurationMs),
          stops: t('desk.review.film.stops', { count: stops }),
        })}
      </figcaption>
    </figure>
  )
}

interface RowProps {
  row: FilmRow
  /** Nothing was published before. */
  isFirst: boolean
  language: Language
  author: string
  remarks: Remarks
  mayRemark: boolean
  onPlay: (ms: number) => void
}

function Row({ row, isFirst, language, author, remarks, mayRemark, onPlay }: RowProps) {
  const { t } = useWords()
  const { key, number, title, captions, before, after, at } = row
  const label = captions
    ? t('desk.review.film.captions', { language: t(`desk.review.languages.${captions}`) })
    : number === undefined
      ? t('desk.review.goneStep')
      : t('desk.review.step', { number })
  return (
    <li>
      <p className="review-label">
        <b>{label}</b>
        {title !== '' && <small lang={language}>{title}</small>}
        {at !== undefined && (
          <Button variant="bare" size="s" icon={Play} onClick={() => onPlay(at)}>
            {t('desk.review.film.play', { time: filmTime(at) })}
          </Button>
        )}
      </p>
      {!isFirst && (
        <Version version="before" {...{ before, after, isFirst }} language={captions ?? language} />
      )}
      <Version version="after" {...{ before, after, isFirst }} language={captions ?? language} />
      {number !== undefined && (
        <RemarkAsk
          name={[label, t('desk.review.details.Film')].join(', ')}
          path={filmField(key)}
          field={filmField(key)}
          {...{ remarks, author, mayRemark }}
        />
      )}
    </li>
  )
}

interface VersionProps {
  version: 'before' | 'after'
  before: string
  after: string
  isFirst: boolean
  language: Language
}

function Version({ version, before, after, isFirst, language }: VersionProps) {
  const { t } = useWords()
  const text = version === 'before' ? before : after
  return (
    <div data-version={version}>
      {!isFirst && (
        <p className="review-version">
          {t(version === 'before' ? 'desk.review.film.was' : 'desk.review.film.now')}
        </p>
      )}
      {text === '' ? (
        <p className="review-nothing">{t('desk.review.one.nothing')}</p>
      ) : (
        <p lang={language} className="review-text">
          {isFirst ? text : <ChangedText before={before} after={after} version={version} />}
        </p>
      )}
    </div>
  )
}
