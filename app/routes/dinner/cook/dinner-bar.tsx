import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { CookBar } from '#design-system/kitchen/index.ts'
import { ChevronRight } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Pan } from '#design-system/kitchen/pan.tsx'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { useFullscreen } from '#design-system/sequence-player/use-fullscreen.ts'
import { useKitchenPreferences } from '#app/features/kitchen/index.ts'
import { dinnerPath } from '#app/lib/dinner-address.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { otherDishes, type OtherDish } from '#cooking/dinner/evening/next.ts'
import { nameOf, type Cooking } from './cooking.ts'
import { usePictureOf } from './evening-strip.tsx'

/** Bands that may stand below each other; the second one only on high screens. */
const BANDS = 2

/** Props of {@link DinnerBar}. */
export interface DinnerBarProps {
  cooking: Cooking
  /** Where the cook is. */
  line: string
  /** What fills the screen. */
  root: RefObject<HTMLElement | null>
  /** Whether the bands of the other dishes stand below it. */
  withBands: boolean
}

/** The bar of a dinner, and below it what the other dishes do. */
export function DinnerBar({ cooking, line, root, withBands }: DinnerBarProps) {
  const { t } = useWords()
  const { cook } = useMessages()
  const navigate = useNavigate()
  const [{ reach }, change] = useKitchenPreferences()
  const awake = useWakeLock(true)
  const fullscreen = useFullscreen(root)
  const { followed, evening, clock, minute, openSheet } = cooking
  const table = evening.dishes
    .filter((_, dish) => !evening.leftOut.includes(dish))
    .map(({ eatenAt }) => eatenAt)
  const others = withBands ? otherDishes(evening, cooking.cook, minute).slice(0, BANDS) : []
  return (
    <div className="dinner-top">
      <CookBar
        title={t('dinner.cook.title', { time: clock.at(Math.min(...table)) })}
        line={line}
        status={awake === 'on' ? cook.status.awake : undefined}
        reach={reach}
        onReachChange={(chosen) => change({ reach: chosen })}
        onSteps={() => openSheet('evening')}
        onFullscreen={document.fullscreenEnabled ? fullscreen.toggle : undefined}
        fullscreen={fullscreen.active}
        onClose={() => void navigate(dinnerPath(followed.dinner.Key))}
      />
      {others.map((other) => (
        <Band key={other.dish} cooking={cooking} other={other} />
      ))}
    </div>
  )
}

/** What another dish does, and when it is the cook's again. */
function Band({ cooking, other }: { cooking: Cooking; other: OtherDish }) {
  const { followed, look } = cooking
  const text = useBandText(cooking)(other)
  const picture = usePictureOf(cooking)({ dish: other.dish, step: other.step ?? 0 })
  return (
    <button type="button" className="dinner-band" onClick={() => look(other.dish)}>
      <Pan picture={picture} />
      <span>
        <b>{nameOf(followed.dinner, other.dish)}:</b>{' '}
        <span className="dinner-band-text">{text}</span>
      </span>
      <Icon of={ChevronRight} className="rtl:-scale-x-100" />
    </button>
  )
}

/** Writes what a dish does that is not in hands: "in the oven, yours again at 18:51". */
function useBandText({ clock, cookNames }: Pick<Cooking, 'clock' | 'cookNames'>) {
  const { t } = useWords()
  return ({ doing, again, until, cook }: OtherDish): string => {
    if (doing === 'notBegun' && again !== undefined)
      return t('dinner.cook.beginsAt', { time: clock.at(again) })
    const name = cook === undefined ? t('dinner.cook.otherCook') : (cookNames[cook] ?? '')
    const words = t(`dinner.cook.again.${doing}`, { name })
    return again === undefined
      ? t('dinner.cook.until', { doing: words, time: clock.at(until) })
      : t('dinner.cook.yoursAt', { doing: words, time: clock.at(again) })
  }
}
