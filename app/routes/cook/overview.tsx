import {
  CookButton,
  CookChoice,
  CookSetting,
  CookSwitch,
  StatusLine,
  StepOverview,
  type CookReach,
} from '#design-system/cook-mode/index.ts'
import type { WakeState } from '#design-system/lib/use-wake-lock.ts'
import { useMessages } from '#design-system/provider/context.ts'
import {
  LateBellStatus,
  useKitchen,
  useKitchenPreferences,
  useStopCooking,
} from '#app/features/kitchen/index.ts'
import { useSwitchLanguage } from '#app/lib/words/use-switch-language.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import { capitalised } from '#contract/capitalised.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { EarControl } from './ear-control.ts'
import { FilmSettings } from './film-settings.tsx'
import { LateEarSetting } from './late-ear.tsx'
import { LateStuckSetting } from './late-stuck.tsx'
import { PeopleCounter } from './people-counter.tsx'
import { AllTimers, type ShelfProps } from './shelf.tsx'
import type { Scene } from './use-scene.ts'

/** Props of {@link Overview}. */
export interface OverviewProps extends ShelfProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  awake: WakeState
  ear: EarControl
}

/** All steps, timers and settings of a kitchen; at its foot the truth about screen and bell. */
export function Overview({ open, onOpenChange, awake, ear, ...timers }: OverviewProps) {
  const { scene } = timers
  const { session, steps, choose } = scene
  const { isSaved } = useKitchen()
  return (
    <StepOverview
      open={open}
      onOpenChange={onOpenChange}
      title={session.recipeName}
      steps={steps}
      current={session.step}
      onSelect={(step) => {
        choose(step)
        onOpenChange(false)
      }}
      timers={<AllTimers {...timers} />}
      status={
        <>
          <StatusLine of={awake === 'on' ? 'awake' : 'asleep'} />
          <LateBellStatus step={session.step} />
          {!isSaved && <StatusLine of="unsaved" />}
        </>
      }
    >
      <Settings scene={scene} ear={ear} onStart={() => onOpenChange(false)} />
    </StepOverview>
  )
}

function Settings({ scene, ear, onStart }: { scene: Scene; ear: EarControl; onStart: () => void }) {
  const { language } = useWords()
  const { cook } = useMessages()
  const [preferences, change] = useKitchenPreferences()
  const switchLanguage = useSwitchLanguage()
  const { settings } = cook
  const what = scene.recipe.Yield?.Of
  return (
    <>
      <CookSetting
        label={what === undefined ? settings.people : capitalised(what)}
        hint={settings.peopleHint}
      >
        <PeopleCounter scene={scene} />
      </CookSetting>
      <CookSetting label={settings.text}>
        <CookChoice<CookReach>
          label={settings.text}
          choices={[
            { value: 'near', label: cook.near },
            { value: 'far', label: cook.far },
          ]}
          value={preferences.reach}
          onValueChange={(reach) => change({ reach })}
        />
      </CookSetting>
      <CookSetting label={settings.elbow} hint={settings.elbowHint}>
        <CookSwitch
          label={settings.elbow}
          checked={preferences.elbow}
          onCheckedChange={(elbow) => change({ elbow })}
        />
      </CookSetting>
      <LateEarSetting ear={ear} onStart={onStart} />
      <FilmSettings film={scene.film} />
      <CookSetting label={settings.language}>
        <CookChoice
          label={settings.language}
          choices={LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
          value={language}
          onValueChange={switchLanguage}
        />
      </CookSetting>
      <LateStuckSetting />
      <CookSetting label={settings.stop} hint={settings.stopHint}>
        <StopCooking scene={scene} />
      </CookSetting>
    </>
  )
}

/** Ends the session and leads to the recipe; for a while that can be undone. */
function StopCooking({ scene: { session, leave } }: { scene: Scene }) {
  const { cook } = useMessages()
  const stopCooking = useStopCooking()
  return (
    <CookButton
      variant="line"
      aria-label={cook.settings.stop}
      onClick={() => {
        leave(pathOf('recipe', session.recipeId))
        stopCooking(session)
      }}
    >
      {cook.settings.stopButton}
    </CookButton>
  )
}
