import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Minus,
  Plus,
} from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookbookPicture } from '#contract/cookbooks/own-cookbook.ts'
import {
  heightOf,
  leastPercent,
  MOVE_STEP,
  movedPart,
  percentOf,
  scaledPart,
  SIZE_STEP,
  widenedPart,
  type Cut,
  type Part,
} from './crop-part.ts'
import type { SizedPicture } from './part-of-picture.tsx'

const ARROWS = [
  { way: 'left', icon: ArrowLeft, by: [-MOVE_STEP, 0] },
  { way: 'up', icon: ArrowUp, by: [0, -MOVE_STEP] },
  { way: 'down', icon: ArrowDown, by: [0, MOVE_STEP] },
  { way: 'right', icon: ArrowRight, by: [MOVE_STEP, 0] },
] as const

/** What the arrow keys do at the corner. */
const CORNER_KEYS: Partial<Record<string, number>> = {
  ArrowRight: SIZE_STEP,
  ArrowUp: SIZE_STEP,
  ArrowLeft: 1 / SIZE_STEP,
  ArrowDown: 1 / SIZE_STEP,
}

/** Props of {@link CropFrame}. */
export interface CropFrameProps {
  place: CookbookPicture
  picture: SizedPicture
  part: Part
  cut: Cut
  onPart: (part: Part) => void
}

/** The part of a picture that is shown: dragged, moved by arrows, and sized by buttons or at its corner. */
export function CropFrame({ place, picture, part, cut, onPart }: CropFrameProps) {
  const { t } = useWords()
  const { src, size } = picture
  const frame = useRef<HTMLDivElement>(null)
  const grabbed = useRef<{ part: Part; x: number; y: number }>(undefined)
  const height = heightOf(part, size, cut)
  const percent = percentOf(part, size, cut)
  const shape = size.width / size.height
  const say = (value: number) => t('ownCookbooks.picture.percent', { value })
  const scale = (factor: number) => {
    const next = scaledPart(part, factor, size, cut)
    onPart(next)
    announce(say(percentOf(next, size, cut)))
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { part, x: event.clientX, y: event.clientY }
  }
  /** How far the pointer has gone since it grabbed, as shares of the picture. */
  const pulled = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    const start = grabbed.current
    if (!box || !start) return undefined
    return {
      start: start.part,
      by: [(clientX - start.x) / box.width, (clientY - start.y) / box.height] as const,
    }
  }
  const drag = (event: PointerEvent) => {
    const pull = pulled(event)
    if (pull) onPart(movedPart(pull.start, pull.by, size, cut))
  }
  const widen = (event: PointerEvent) => {
    const pull = pulled(event)
    if (pull) onPart(widenedPart(pull.start, pull.start.width + pull.by[0], size, cut))
  }
  const letGo = () => {
    grabbed.current = undefined
  }
  const pressCorner = (event: KeyboardEvent) => {
    const factor = CORNER_KEYS[event.key]
    if (factor === undefined) return
    event.preventDefault()
    onPart(scaledPart(part, factor, size, cut))
  }
  return (
    <div>
      <div
        ref={frame}
        data-place={place}
        className="pic-crop"
        style={{ aspectRatio: shape, inlineSize: `min(100%, ${65 * shape}svh)` }}
      >
        <img src={src} alt="" draggable={false} />
        <div
          className="pic-window"
          style={{
            left: `${part.x * 100}%`,
            top: `${part.y * 100}%`,
            inlineSize: `${part.width * 100}%`,
            blockSize: `${height * 100}%`,
          }}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <span
            role="slider"
            tabIndex={0}
            aria-label={t('ownCookbooks.picture.size')}
            aria-valuemin={leastPercent(size, cut)}
            aria-valuemax={100}
            aria-valuenow={percent}
            aria-valuetext={say(percent)}
            className="pic-corner"
            onKeyDown={pressCorner}
            onPointerDown={(event) => {
              event.stopPropagation()
              grab(event)
            }}
            onPointerMove={(event) => {
              event.stopPropagation()
              widen(event)
            }}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
        </div>
      </div>
      <div className="pic-tools">
        <div role="group" aria-label={t('ownCookbooks.picture.move')}>
          {ARROWS.map(({ way, icon, by }) => {
            const next = movedPart(part, by, size, cut)
            return (
              <IconButton
                key={way}
                icon={icon}
                label={t(`ownCookbooks.picture.${way}`)}
                disabled={next.x === part.x && next.y === part.y}
                onClick={() => onPart(next)}
              />
            )
          })}
        </div>
        <div role="group" aria-label={t('ownCookbooks.picture.size')}>
          <IconButton
            icon={Minus}
            label={t('ownCookbooks.picture.smaller')}
            disabled={percent <= leastPercent(size, cut)}
            onClick={() => scale(1 / SIZE_STEP)}
          />
          <span aria-hidden="true">{say(percent)}</span>
          <IconButton
            icon={Plus}
            label={t('ownCookbooks.picture.larger')}
            disabled={percent >= 100}
            onClick={() => scale(SIZE_STEP)}
          />
        </div>
      </div>
    </div>
  )
}
