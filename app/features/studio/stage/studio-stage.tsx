import { useRef, type MouseEvent } from 'react'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { StudioFrame, type StudioMoment } from '#design-system/studio/studio-frame.tsx'
import { Band } from './band.tsx'
import { BeginningPanel } from './beginning-panel.tsx'
import { Column } from './column.tsx'
import { Deck } from './deck.tsx'
import { FilmPlace } from './film-place.tsx'
import { HoldPanel } from './hold-panel.tsx'
import { KeyList } from './key-list.tsx'
import { stageActs } from './stage-acts.ts'
import { StageBar } from './stage-bar.tsx'
import { Strip } from './strip.tsx'
import { useStage, type StageProps, type StageView } from './use-stage.ts'
import { useStageKeys } from './use-stage-keys.ts'
import '#design-system/studio/studio.css'

const MOMENTS: Record<StageView, StudioMoment> = {
  first: 'first',
  mark: 'mark',
  rest: 'mark',
  done: 'mark',
  beginning: 'beginning',
  hold: 'hold',
  suggest: 'suggest',
}

/** Where an author watches a film and presses where each step begins. */
export function StudioStage(props: StageProps) {
  const { t } = useWords()
  const stage = useStage(props)
  const place = useRef<HTMLElement>(null)
  const isKeysOff = keysOff.use() !== null
  useStageKeys(stageActs(stage))

  /** After a press by pointer the keys belong to the stage again, Space above all. */
  const returnFocus = ({ detail, target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('button, [role="slider"]') : null
    if (detail === 0 || !pressed || pressed.closest('[data-slot="menu"], dialog')) return
    place.current?.focus({ preventScroll: true })
  }

  const [first] = stage.files
  const isTall = first !== undefined && first.facts.height > first.facts.width
  const { view } = stage
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- presses of buttons inside
    <StudioFrame
      ref={place}
      label={t('studio.stage.label')}
      moment={MOMENTS[view]}
      shape={isTall ? 'tall' : 'wide'}
      hasKeys={!isKeysOff}
      onClick={returnFocus}
      bar={<StageBar stage={stage} />}
      film={<FilmPlace stage={stage} />}
      strip={view !== 'beginning' && <Strip stage={stage} />}
      deck={view !== 'beginning' && <Deck stage={stage} />}
      column={view !== 'hold' && <Column stage={stage} />}
      panel={
        <>
          {view === 'beginning' && <BeginningPanel stage={stage} />}
          {view === 'hold' && <HoldPanel stage={stage} />}
        </>
      }
      band={<Band stage={stage} />}
    >
      {stage.keys.isOpen && <KeyList stage={stage} />}
    </StudioFrame>
  )
}
