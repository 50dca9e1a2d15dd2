import type { Conformance } from '#design-system/conformance.types.ts'
import * as kitchen from '#design-system/kitchen/index.ts'
import { BellOff, RotateCcw } from '#design-system/icon/lucide.ts'

const {
  AtHand,
  BellLine,
  BellSheet,
  CookAction,
  CookBar,
  CookButton,
  CookChoice,
  CookCounter,
  CookFilm,
  CookNumber,
  CookSegments,
  CookSetting,
  CookStage,
  CookStrip,
  CookSwitch,
  CookWords,
  ByEarDescription,
  ByEarNote,
  ByEarStart,
  ByEarWay,
  ElbowMap,
  FarWords,
  KitchenBar,
  KitchenResume,
  LayOut,
  NextLine,
  RingBand,
  RingLate,
  StatusLine,
  StepOverview,
  TimerCell,
  TimerPanel,
  TimerSheet,
  TimerShelf,
  WatchControls,
} = kitchen

const nothing = () => undefined
const plain = { src: null }
const at = { step: 1, total: 2 }
const timer = { name: 'Rice', picture: plain, left: 60, total: 120, first: null }
const open = { open: true, onOpenChange: nothing }
const steps = [{ number: 1, title: 'Wash the rice.', picture: plain, isDone: false }]

/** The components of the kitchen by name. */
export const KITCHEN: Record<string, Conformance> = {
  AtHand: {
    slot: 'at-hand',
    element: (it) => <AtHand items={[]} then={steps} total={2} {...it} />,
  },
  BellLine: {
    slot: 'bell-line',
    element: (it) => <BellLine of="on" text="Bell on." onClick={nothing} {...it} />,
  },
  BellSheet: {
    slot: 'bell-sheet',
    element: (it) => (
      <BellSheet open onOpenChange={nothing} icon={BellOff} heading="Why" texts={[]} {...it}>
        OK
      </BellSheet>
    ),
  },
  CookAction: {
    slot: 'cook-action',
    element: (it) => (
      <CookAction icon={RotateCcw} {...it}>
        Again
      </CookAction>
    ),
  },
  CookBar: {
    slot: 'cook-bar',
    element: (it) => (
      <CookBar
        title="Rice"
        line="Step 1 of 2"
        reach="near"
        onReachChange={nothing}
        onSteps={nothing}
        onClose={nothing}
        {...it}
      />
    ),
  },
  CookButton: {
    slot: 'cook-button',
    element: (it) => (
      <CookButton variant="line" {...it}>
        Stop
      </CookButton>
    ),
  },
  CookChoice: {
    slot: 'cook-choice',
    element: (it) => (
      <CookChoice
        label="Text"
        options={[{ value: 'near', label: 'Near' }]}
        value="near"
        onValueChange={nothing}
        {...it}
      />
    ),
  },
  CookCounter: {
    slot: 'cook-counter',
    element: (it) => <CookCounter value={2} onValueChange={nothing} {...it} />,
  },
  CookFilm: { slot: 'cook-film', element: (it) => <CookFilm {...at} {...it} /> },
  CookNumber: { slot: 'cook-number', element: (it) => <CookNumber {...at} {...it} /> },
  CookSegments: {
    slot: 'cook-segments',
    element: (it) => (
      <CookSegments steps={steps} current={1} passed={0} onSelect={nothing} {...it} />
    ),
  },
  CookSetting: {
    slot: 'cook-setting',
    element: (it) => (
      <CookSetting label="People" {...it}>
        2
      </CookSetting>
    ),
  },
  CookStage: {
    slot: 'cook-stage',
    element: (it) => <CookStage moment="do" film="none" bar={null} foot={null} {...it} />,
  },
  CookStrip: {
    slot: 'cook-strip',
    element: (it) => <CookStrip steps={steps} current={1} onSelect={nothing} {...it} />,
  },
  CookSwitch: {
    slot: 'cook-switch',
    element: (it) => <CookSwitch label="Elbow" checked onCheckedChange={nothing} {...it} />,
  },
  CookWords: {
    slot: 'cook-words',
    element: (it) => <CookWords {...at} runs={[]} onDuration={nothing} {...it} />,
  },
  ByEarDescription: {
    slot: 'ear-description',
    element: (it) => (
      <ByEarDescription label="In the film" {...it}>
        Rice boils.
      </ByEarDescription>
    ),
  },
  ByEarNote: {
    slot: 'ear-note',
    element: (it) => <ByEarNote {...it}>Your screen reader reads.</ByEarNote>,
  },
  ByEarStart: {
    slot: 'ear-start',
    element: (it) => <ByEarStart {...it}>By ear</ByEarStart>,
  },
  ByEarWay: {
    slot: 'ear-way',
    element: (it) => (
      <ByEarWay
        label="Where this step is"
        stations={[{ id: 'read', name: 'Reads' }]}
        current={0}
        passed={0.5}
        again="Say again"
        onAgain={nothing}
        {...it}
      />
    ),
  },
  ElbowMap: { slot: 'elbow-map', element: (it) => <ElbowMap onClose={nothing} {...it} /> },
  FarWords: {
    slot: 'far-words',
    element: (it) => <FarWords {...at} line="Wash the rice." amounts={[]} {...it} />,
  },
  KitchenBar: {
    slot: 'kitchen-bar',
    element: (it) => <KitchenBar timers={[]} href="/" place="Step 1" recipe="Rice" {...it} />,
  },
  KitchenResume: {
    slot: 'kitchen-resume',
    element: (it) => (
      <KitchenResume variant="card" place="You are at step 5 of 7." timers={[]} {...it}>
        <button type="button">Go on</button>
      </KitchenResume>
    ),
  },
  LayOut: {
    slot: 'lay-out',
    element: (it) => <LayOut counter={null} ingredients={[]} tools={[]} onTick={nothing} {...it} />,
  },
  NextLine: {
    slot: 'next-line',
    element: (it) => <NextLine go="next" {...at} title="Eat." onNext={nothing} {...it} />,
  },
  RingBand: {
    slot: 'ring-band',
    element: (it) => <RingBand name="Rice" picture={plain} seconds={1} onStop={nothing} {...it} />,
  },
  RingLate: {
    slot: 'ring-late',
    element: (it) => <RingLate title="Rang 3 minutes late." text="Due at 18:42." {...it} />,
  },
  StatusLine: { slot: 'status-line', element: (it) => <StatusLine of="awake" {...it} /> },
  StepOverview: {
    slot: 'step-overview',
    element: (it) => (
      <StepOverview {...open} title="Rice" steps={[]} current={1} onSelect={nothing} {...it} />
    ),
  },
  TimerCell: {
    slot: 'timer-cell',
    element: (it) => <TimerCell {...timer} state="runs" {...it} />,
  },
  TimerPanel: {
    slot: 'timer-panel',
    element: (it) => (
      <TimerPanel heading="One timer is still on" {...it}>
        <TimerCell {...timer} state="runs" />
      </TimerPanel>
    ),
  },
  TimerSheet: {
    slot: 'timer-sheet',
    element: (it) => (
      <TimerSheet
        {...open}
        {...timer}
        state="runs"
        place="Step 1"
        onAdd={nothing}
        onPauseToggle={nothing}
        onStop={nothing}
        onRename={nothing}
        {...it}
      />
    ),
  },
  TimerShelf: {
    slot: 'timer-shelf',
    element: (it) => <TimerShelf {...it}>{null}</TimerShelf>,
  },
  WatchControls: {
    slot: 'watch-controls',
    element: (it) => (
      <WatchControls
        playing
        next={undefined}
        total={2}
        onBack={nothing}
        onToggle={nothing}
        onNext={nothing}
        {...it}
      />
    ),
  },
}
