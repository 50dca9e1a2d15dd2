import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { cn } from '#design-system/lib/cn.ts'
import {
  areaOf,
  moved,
  WHOLE,
  ZOOM_MAX,
  zoomed,
  type CropView,
  type PictureArea,
  type PictureSize,
} from '#design-system/picture-crop/picture-crop.logic.ts'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'

/** Props of {@link PictureCrop}; other props go to the part around it. */
export interface PictureCropProps extends Omit<ComponentProps<'div'>, 'children' | 'onError'> {
  /** The picture. */
  src: string
  /** Accessible name of the frame. */
  label: string
  /** Instructions below the frame, referenced by `aria-describedby`. */
  help: string
  /** Label of the zoom slider. */
  zoomLabel: string
  /** Formats a zoom in per cent, with its unit: "150%". */
  formatZoom: (percent: number) => string
  /** Shape of the frame. @default 'round' */
  shape?: 'round' | 'square' | undefined
  /** Width of the frame by its height; with another one than 1 the frame is a rectangle. @default 1 */
  ratio?: number | undefined
  /** Called with the visible part when the picture has loaded, and after each change. */
  onAreaChange: (area: PictureArea) => void
  /** Called when the browser cannot decode the picture. */
  onError?: () => void
}

/** Distance of an arrow key, as a fraction of the frame. */
const STEP = 0.05
const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
/** Plus is on the key of the equals sign on many keyboards. */
const ZOOM_KEYS: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/**
 * Crops a picture to a round avatar, a square photo or a rectangle. The picture is dragged within its
 * frame or moved by arrow keys, and zoomed by a slider or by plus and minus.
 */
export function PictureCrop({
  src,
  label,
  help,
  zoomLabel,
  formatZoom,
  shape = 'round',
  ratio = 1,
  onAreaChange,
  onError,
  className,
  ...props
}: PictureCropProps) {
  const id = useId()
  const [view, setView] = useState<CropView>(WHOLE)
  const size = useRef<PictureSize>(undefined)
  // Several moves may happen before the next render.
  const latest = useRef(view)
  const finger = useRef({ x: 0, y: 0 })

  const show = (next: CropView) => {
    latest.current = next
    setView(next)
    if (size.current) onAreaChange(areaOf(size.current, next, ratio))
  }
  const move = (right: number, down: number) => {
    if (size.current) show(moved(size.current, latest.current, right, down, ratio))
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const zoom = ZOOM_KEYS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (arrow) move(...arrow)
    else if (zoom) show(zoomed(latest.current, zoom))
    else return
    event.preventDefault()
  }

  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    finger.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent) => {
    const frame = event.currentTarget
    if (!frame.hasPointerCapture(event.pointerId)) return
    const { x, y } = finger.current
    finger.current = { x: event.clientX, y: event.clientY }
    move((event.clientX - x) / frame.clientWidth, (event.clientY - y) / frame.clientHeight)
  }

  const origin = `${view.x * 100}% ${view.y * 100}%`
  return (
    <div data-slot="picture-crop" className={cn('pt-2', className)} {...props}>
      {/* It handles arrow keys, so screen readers have to pass them on (role=application). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role=application */}
      <div
        role="application"
        aria-label={label}
        aria-describedby={`${id}-help`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys need the focus
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={drag}
        className={cn(
          'mx-auto w-full cursor-grab touch-none overflow-hidden bg-sunken active:cursor-grabbing',
          shape === 'round' && ratio === 1 ? 'rounded-full' : 'rounded-picture',
          ratio === 1 ? 'max-w-64' : 'max-w-[30rem]',
          'forced-colors:border forced-colors:border-[CanvasText]',
        )}
        style={{ aspectRatio: ratio }}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            size.current = { width: naturalWidth, height: naturalHeight }
            show(WHOLE)
          }}
          onError={onError}
          className="size-full object-cover"
          style={{ objectPosition: origin, transformOrigin: origin, scale: view.zoom }}
        />
      </div>
      <p id={`${id}-help`} className="mt-3 mb-4 text-center text-caption text-ink-soft">
        {help}
      </p>
      <RangeSlider
        label={zoomLabel}
        min={100}
        max={ZOOM_MAX * 100}
        step={10}
        largeStep={50}
        value={Math.round(view.zoom * 100)}
        formatValue={formatZoom}
        onValueChange={(percent) => show({ ...latest.current, zoom: percent / 100 })}
      />
    </div>
  )
}
