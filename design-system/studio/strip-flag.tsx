import { placeIn, timeAt, type StripSpan } from '#design-system/studio/strip-place.ts'
import { trackPointer } from '#design-system/studio/track-pointer.ts'
import type { StripFlag } from '#design-system/studio/strip.types.ts'

/** Props of {@link StripFlagButton}. */
interface StripFlagButtonProps {
  flag: StripFlag
  /** What the strip shows. */
  span: StripSpan
  onOpen: (flag: StripFlag) => void
  onDrag: (flag: StripFlag, at: number) => void
  onDrop: (flag: StripFlag, at: number) => void
}

/** A flag of the strip: a press opens it, a drag moves it. The strip stands still meanwhile. */
export function StripFlagButton({ flag, span, onOpen, onDrag, onDrop }: StripFlagButtonProps) {
  return (
    <button
      type="button"
      data-slot="strip-flag"
      data-kind={flag.kind}
      aria-label={flag.name}
      className="stage-strip-flag"
      style={placeIn(span, flag.at)}
      onClick={({ detail }) => {
        // A press by pointer has opened it when it went up.
        if (detail === 0) onOpen(flag)
      }}
      onPointerDown={(event) => {
        event.stopPropagation()
        const strip = event.currentTarget.parentElement
        if (!strip) return
        trackPointer(event, {
          onDrag: (_, { clientX }) => onDrag(flag, timeAt(span, strip, clientX)),
          onEnd: (isDrag, { clientX }) => {
            if (isDrag) onDrop(flag, timeAt(span, strip, clientX))
            else onOpen(flag)
          },
        })
      }}
    >
      <b>{flag.text}</b>
    </button>
  )
}
