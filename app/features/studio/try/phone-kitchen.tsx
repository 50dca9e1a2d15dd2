import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft, Pause, Play, SkipForward } from '#design-system/icon/lucide.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { captionTexts } from '#cooking/film/captions/cut-text.ts'
import { readableText } from '#cooking/film/captions/draft-captions.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { filmParts } from '#contract/films/film-rules.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import '#design-system/kitchen/kitchen.css'

/** Props of {@link PhoneKitchen}. */
export interface PhoneKitchenProps {
  /** Of the recipe. */
  name: string
  /** As the draft has them; at least one. */
  steps: readonly DraftStep[]
  film: OwnFilm
  /** Number of the step that is shown, from 1. */
  number: number
}

/** The part of the film at a step; undefined for a card. */
function partOf({ Document }: OwnFilm, key: string | undefined) {
  return filmParts(Document).find(({ Key }) => Key === key)
}

/** Seconds at least to a picture: at the very beginning no browser draws one before the film plays. */
const FIRST = 0.001

/**
 * The kitchen at a step, as a phone shows it. A picture: nothing in it can be pressed or reached. It has the style
 * sheet of the kitchen, and none of its code: what two screens share is loaded in more and smaller files.
 */
export function PhoneKitchen({ name, steps, film, number }: PhoneKitchenProps) {
  const { t, language, formatNumber } = useWords()
  const total = steps.length
  const shown = steps.map((step, index) => {
    const text = readableText(textOrOther(step.Text, language))
    return {
      key: step.Key,
      number: index + 1,
      text,
      title: captionTexts(text, language)[0] ?? text,
    }
  })
  const current = shown[number - 1] ?? shown[0]
  const next = shown[number]
  if (!current) return null
  const part = partOf(film, current.key)
  const line = t('studioPages.tryIt.place', {
    step: formatNumber(current.number),
    count: total,
  })
  return (
    <div className="studio-phone" aria-hidden="true" inert>
      <div className="studio-phone-screen">
        <div
          data-theme="dark"
          data-moment={part ? 'watch' : 'do'}
          data-film={part ? 'yes' : 'none'}
          data-reach="near"
          className="cook-stage"
        >
          <div className="cook-grid">
            <div className="cook-bar">
              <div className="cook-title">
                <b>{name}</b>
                <p>{line}</p>
              </div>
            </div>
            <div className="cook-scroll">
              {part && (
                <>
                  <Film film={film} {...part} />
                  <div className="cook-slot">
                    <ol dir="ltr" className="cook-segments">
                      {shown.map(({ key, number: each }) => (
                        <li key={key}>
                          <span
                            style={
                              {
                                display: 'block',
                                '--passed': each < number ? 1 : each === number ? 0.4 : 0,
                              } as React.CSSProperties
                            }
                          />
                        </li>
                      ))}
                    </ol>
                  </div>
                </>
              )}
              <div className="cook-right">
                <div className={part ? 'cook-number' : 'cook-table'}>
                  <p className="cook-digit">
                    {current.number}
                    <small>{` / ${total}`}</small>
                  </p>
                  {!part && <EnamelPlate action="plate" />}
                </div>
                <section className="cook-words">
                  <p className="cook-text">{current.text}</p>
                </section>
              </div>
            </div>
            <div className={part ? 'cook-foot watch-foot' : 'cook-foot'}>
              <p className="cook-line">
                {next && (
                  <>
                    <span className="cook-line-number">
                      {next.number}
                      <small>{`\u200a/\u200a${total}`}</small>
                    </span>
                    <span className="cook-line-title">{next.title}</span>
                  </>
                )}
              </p>
              <div className="watch-controls">
                <button type="button">
                  <Icon of={ArrowLeft} size="l" />
                </button>
                <button type="button" className="watch-play">
                  <Icon of={part ? Pause : Play} fill />
                </button>
                <button type="button">
                  <Icon of={SkipForward} size="l" />
                </button>
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

interface FilmProps {
  film: OwnFilm
  StartsMs: number
  StopsMs: number
}

/** A picture of the film, with the first words that stand over it. */
function Film({ film, StartsMs, StopsMs }: FilmProps) {
  const { language } = useWords()
  const caption = film.Document.Captions[language]?.find(
    (each) => each.StartsMs >= StartsMs && each.StartsMs < StopsMs,
  )
  const at = Math.max(FIRST, (caption?.StartsMs ?? StartsMs) / 1000 + FIRST)
  return (
    <div className="cook-film">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it never plays */}
      <video
        key={at}
        src={`${mediaUrl(film.Path)}#t=${at}`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
      />
      {caption && (
        <p className="studio-said">
          <span>{caption.Text}</span>
        </p>
      )}
    </div>
  )
}
