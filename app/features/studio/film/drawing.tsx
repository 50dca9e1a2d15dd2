import { StripPictures } from '#design-system/studio/film-map.tsx'
import { placeIn } from '#design-system/studio/strip-place.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { durationOf, type ProjectFile } from '../device/project.ts'
import type { Look } from '../stage/film-look.ts'
import { mapImages } from '../stage/strip-parts.ts'
import { useLengths } from '../use-lengths.ts'
import '#design-system/studio/studio.css'

/** Props of {@link Drawing}. */
export interface DrawingProps {
  look: Look
  files: readonly ProjectFile[]
}

/** The strip of a film, which is drawn while the author goes on. */
export function Drawing({ look, files }: DrawingProps) {
  const { t } = useWords()
  const { length } = useLengths()
  const { pictures, seenUntil, isDone } = look
  // Pictures of a film that are not read have no strip.
  if (isDone && pictures.length === 0) return null
  const total = durationOf({ files })
  const whole = { from: 0, to: total }
  return (
    <div className="studio-drawing">
      <div aria-hidden="true">
        <StripPictures pictures={mapImages(look, total)} span={whole} />
        {!isDone && (
          <i className="stage-film-map-seen" style={placeIn(whole, 0, Math.max(seenUntil, 0.1))} />
        )}
      </div>
      <p>
        {isDone
          ? t('studioPages.check.drawn')
          : t('studioPages.check.drawing', { at: length(seenUntil), total: length(total) })}
      </p>
    </div>
  )
}
