import {
  CookButton,
  CookChoice,
  CookSetting,
  CookSwitch,
  StatusLine,
  StepOverview,
  type CookDish,
  type CookReach,
} from '#design-system/kitchen/index.ts'
import type { WakeState } from '#design-system/lib/use-wake-lock.ts'
import { useMessages } from '#design-system/provider/context.ts'
import {
  LateBellStatus,
  sessionPath,
  useBegunSessions,
  useKitchen,
  useKitchenPreferences,
  useLiveSessions,
  useStopCooking,
  type KitchenSession,
} from '#app/features/kitchen/index.ts'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { capitalised } from '#cooking/capitalised.ts'
import type { ByEarControl } from './by-ear-control.ts'
import { FilmSettings } from './film-settings.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { LateByEarSetting, LateStuckSetting } from './late.ts'
import { PeopleCounter } from './people-counter.tsx'
import { AllTimers, type ShelfProps } from './shelf.tsx'
import type { Scene } from './use-scene.ts'

/** Props of {@link Overview}. */
export interface OverviewProps extends ShelfProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  awake: WakeState
  ear: ByEarControl
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
      dishes={useDishes(session)}
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

/** All dishes that are being cooked, the one of this kitchen at the front. */
function useDishes({ id: own }: KitchenSession): CookDish[] {
  const { t } = useWords()
  const sessions = useBegunSessions()
  const here = useLiveSessions().find(({ id }) => id === own)
  const others = sessions.filter(({ id }) => id !== own)
  return (here ? [here, ...others] : others).map((session) => {
    const { id, mark, recipeName, step, stepCount, endedAt } = session
    const place = step === 0 ? 'kitchen.resumeStart' : 'kitchen.barPlace'
    return {
      id,
      mark,
      name: recipeName,
      place: endedAt === null ? t(place, { step, total: stepCount }) : t('kitchen.barDone'),
      href: id === own ? undefined : sessionPath(session),
    }
  })
}

function Settings({
  scene,
  ear,
  onStart,
}: {
  scene: Scene
  ear: ByEarControl
  onStart: () => void
}) {
  const { cook } = useMessages()
  const [preferences, change] = useKitchenPreferences()
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
          options={[
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
      <LateByEarSetting ear={ear} onStart={onStart} />
      <FilmSettings film={scene.film} />
      <LanguageSetting />
      <KeysSetting />
      <LateStuckSetting />
      <CookSetting label={settings.stop} hint={settings.stopHint}>
        <StopCooking scene={scene} />
      </CookSetting>
    </>
  )
}

/** Turns off the keys that are single characters, here and on the shopping list (WCAG 2.1.4). */
function KeysSetting() {
  const { t } = useWords()
  return (
    <CookSetting label={t('kitchen.letters')} hint={t('kitchen.lettersHint')}>
      <CookSwitch
        label={t('kitchen.letters')}
        checked={keysOff.use() === null}
        onCheckedChange={(isOn) => keysOff.write(isOn ? null : 'off')}
      />
    </CookSetting>
  )
}

/** Ends the session and leads to the recipe; for a while that can be undone. */
function StopCooking({ scene: { session, leave } }: { scene: Scene }) {
  const { cook } = useMessages()
  const { stopCooking } = useStopCooking()
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
