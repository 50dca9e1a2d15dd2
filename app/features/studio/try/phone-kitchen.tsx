import {
  CookBar,
  CookFilm,
  CookNumber,
  CookSegments,
  CookStage,
  CookWords,
  NextLine,
  WatchControls,
} from '#design-system/kitchen/index.ts'
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

const nothing = () => undefined

/** The part of the film at a step; undefined for a card. */
function partOf({ Document }: OwnFilm, key: string | undefined) {
  return filmParts(Document).find(({ Key }) => Key === key)
}

/** Seconds at least to a picture: at the very beginning no browser draws one before the film plays. */
const FIRST = 0.001

/** The kitchen at a step, as a phone shows it. A picture: nothing in it can be pressed or reached. */
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
      picture: { src: null },
      isDone: index + 1 < number,
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
  const place = { step: current.number, total }
  return (
    <div className="studio-phone" aria-hidden="true" inert>
      <div className="studio-phone-screen">
        <CookStage
          moment={part ? 'watch' : 'do'}
          film={part ? 'yes' : 'none'}
          bar={
            <CookBar
              title={name}
              line={line}
              reach="near"
              onReachChange={nothing}
              onSteps={nothing}
              onClose={nothing}
            />
          }
          picture={part && <Film film={film} {...place} {...part} />}
          slot={
            part && <CookSegments steps={shown} current={number} passed={0.4} onSelect={nothing} />
          }
          number={
            <CookNumber {...place} {...(part ? { onAgain: nothing } : { action: 'plate' })} />
          }
          words={
            <CookWords
              {...place}
              runs={[{ kind: 'text', text: current.text }]}
              onDuration={nothing}
            />
          }
          foot={
            part ? (
              <WatchControls
                playing
                total={total}
                onBack={nothing}
                onToggle={nothing}
                onNext={nothing}
                next={next}
              />
            ) : (
              <NextLine
                go={next ? 'next' : 'last'}
                step={next?.number ?? total}
                total={total}
                title={next?.title ?? ''}
                onNext={nothing}
                onBack={nothing}
              />
            )
          }
        />
      </div>
    </div>
  )
}

interface FilmProps {
  film: OwnFilm
  step: number
  total: number
  StartsMs: number
  StopsMs: number
}

/** A picture of the film, with the first words that stand over it. */
function Film({ film, step, total, StartsMs, StopsMs }: FilmProps) {
  const { language } = useWords()
  const caption = film.Document.Captions[language]?.find(
    (each) => each.StartsMs >= StartsMs && each.StartsMs < StopsMs,
  )
  const at = Math.max(FIRST, (caption?.StartsMs ?? StartsMs) / 1000 + FIRST)
  return (
    <CookFilm step={step} total={total}>
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
    </CookFilm>
  )
}
