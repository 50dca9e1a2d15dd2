import { useId, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Clock, Scissors } from '#design-system/icon/lucide.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { readingBar, tooQuick } from '#cooking/film/captions/reading-time.ts'
import { FILM_CAPTION_MAX } from '#contract/films/limits.ts'
import type { StepCaption } from '../device/project.ts'
import { useLengths } from '../use-lengths.ts'

/** Props of {@link CaptionField}. */
export interface CaptionFieldProps {
  caption: StepCaption
  /** Seconds of the film at which its part begins. */
  start: number
  /** Seconds of its part until which it can stand. */
  until: number
  lang: string
  onChange: (change: Partial<StepCaption>) => void
  /** Shows where it stands in the film. `isCalled`: the film is what somebody wants to see. */
  onShow: (isCalled: boolean) => void
}

/** A line over the film, with the time that it takes to read and the time for which it stands. */
export function CaptionField({ caption, start, until, lang, onChange, onShow }: CaptionFieldProps) {
  const { t, formatNumber } = useWords()
  const { length } = useLengths()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { from, to, Text } = caption
  const StartsMs = from * 1000
  const StopsMs = to * 1000
  const { readsMs, standsMs, full, dashed } = readingBar({ StartsMs, StopsMs, Text })
  const quick = tooQuick([Text], standsMs)
  const seconds = (ms: number) => formatNumber(ms / 1000, 1)
  const words = { reads: seconds(readsMs), stands: seconds(standsMs) }
  /** What is too much is selected, to be typed over. */
  const shorten = () => {
    field.current?.focus()
    field.current?.setSelectionRange(Math.max(0, quick?.charactersMax ?? 0), Text.length)
  }
  return (
    <div className="studio-caption">
      <button
        type="button"
        aria-label={t('studioTexts.words.goTo', { time: length(start + from) })}
        className="studio-caption-at"
        onClick={() => onShow(true)}
      >
        {length(start + from)}
      </button>
      <TextArea
        ref={field}
        label={t('studioTexts.words.caption', { time: length(start + from) })}
        labelHidden
        rows={1}
        lang={lang}
        value={Text}
        maxLength={FILM_CAPTION_MAX}
        aria-describedby={id}
        onFocus={() => onShow(false)}
        onChange={({ currentTarget }) => onChange({ Text: currentTarget.value })}
      />
      <p id={id} className="studio-reads" data-quick={quick ? true : undefined}>
        <i
          aria-hidden="true"
          style={{ '--full': full, '--dashed': dashed } as React.CSSProperties}
        />
        <small>
          {t(quick ? 'studioTexts.words.readsOnly' : 'studioTexts.words.reads', words)}
          {quick && (
            <>. {t('studioTexts.words.shortenTo', { count: Math.max(1, quick.charactersMax) })}</>
          )}
        </small>
      </p>
      {quick && (
        <p className="studio-acts">
          <Button icon={Scissors} onClick={shorten}>
            {t('studioTexts.words.shorten')}
          </Button>
          {until > to && (
            <Button
              icon={Clock}
              onClick={() => onChange({ to: Math.min(until, from + quick.needsMs / 1000) })}
            >
              {t('studioTexts.words.stand')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
