import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { CookBar } from '#design-system/kitchen/index.ts'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { useFullscreen } from '#design-system/sequence-player/use-fullscreen.ts'
import { useKitchenPreferences, useLiveSessions } from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { ByEarControl } from './by-ear-control.ts'
import { LateByEarButton } from './late.ts'
import { usePeopleText } from './people-counter.tsx'
import type { Scene } from './use-scene.ts'

/** Props of {@link Bar}. */
export interface BarProps {
  scene: Scene
  /** What fills the screen. */
  root: RefObject<HTMLElement | null>
  ear: ByEarControl
  /** Opens the overview. */
  onSteps: () => void
}

/** The bar of the kitchen: where the cook is, text size, full screen, the way out. */
export function Bar({ scene, root, ear, onSteps }: BarProps) {
  const { session, recipe } = scene
  const { t } = useWords()
  const { cook } = useMessages()
  const navigate = useNavigate()
  const [{ reach }, change] = useKitchenPreferences()
  const awake = useWakeLock(true)
  const fullscreen = useFullscreen(root)
  const hasSeveral = useLiveSessions().length > 1
  const people = usePeopleText(scene)
  const place = { step: session.step, total: session.stepCount, people }
  return (
    <CookBar
      title={session.recipeName}
      line={
        session.step === 0
          ? people
          : (ear.isOn ? `${t('kitchen.byEar')} · ` : '') + t('kitchen.place', place)
      }
      mark={hasSeveral ? session.mark : undefined}
      status={awake === 'on' ? cook.status.awake : undefined}
      tools={ear.isOn && <LateByEarButton onClick={ear.toggle} />}
      reach={reach}
      onReachChange={(chosen) => change({ reach: chosen })}
      onSteps={onSteps}
      onFullscreen={document.fullscreenEnabled ? fullscreen.toggle : undefined}
      fullscreen={fullscreen.active}
      onClose={() => void navigate(pathOf('recipe', recipe.Id))}
    />
  )
}
