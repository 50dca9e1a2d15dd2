import type { ReactNode } from 'react'
import { Flag, Scissors, X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useLanguage, type Language } from '#design-system/provider/context.ts'
import { SceneColumn } from '#design-system/studio/column.fixture.tsx'
import {
  FilmTime,
  StudioBand,
  StudioBar,
  StudioFilm,
  StudioFrame,
  StudioPlaces,
  type StudioFrameProps,
} from '#design-system/studio/index.ts'
import { SceneHold, SceneKeys } from '#design-system/studio/panels.fixture.tsx'
import { SceneBeginning, SceneDeck, SceneStrip } from '#design-system/studio/parts.fixture.tsx'
import { SCENE_WORDS } from '#design-system/studio/scene-words.fixture.ts'
import { PICTURES } from '#design-system/studio/studio.fixtures.ts'

/** What a story shows. */
export interface SceneProps extends Partial<
  Pick<StudioFrameProps, 'moment' | 'shape' | 'hasKeys'>
> {
  /** The film passes a part that is left out. @default false */
  isOut?: boolean
  /** What was pressed just now is said. @default false */
  isSaid?: boolean
  /** Speed that is not by choice. */
  rate?: string
  /** There is nothing to take back. @default false */
  isFresh?: boolean
  /** The list of keys is open. @default false */
  hasKeyList?: boolean
  /** Beginnings are typed. @default false */
  hasFields?: boolean
  /** Called for every press, with its name. */
  onPress?: (what: string, value?: unknown) => void
}

const nothing = () => undefined

/** The whole stage with a film of two minutes. */
export function Scene({
  moment = 'mark',
  shape = 'wide',
  hasKeys = true,
  isOut = false,
  isSaid = false,
  rate,
  isFresh = false,
  hasKeyList = false,
  hasFields = false,
  onPress = nothing,
}: SceneProps) {
  const words = SCENE_WORDS[useLanguage() as Language]
  const press = (what: string) => () => onPress(what)
  const panels: Partial<Record<typeof moment, ReactNode>> = {
    beginning: <SceneBeginning words={words} onPress={onPress} />,
    hold: <SceneHold words={words} onPress={onPress} />,
  }
  const panel = panels[moment]
  const isAsked = moment === 'suggest'
  return (
    <StudioFrame
      label={words.stage}
      moment={moment}
      shape={shape}
      hasKeys={hasKeys}
      bar={
        <StudioBar title={words.recipe} line={words.saved}>
          <StudioPlaces
            label={words.places}
            places={(['film', 'steps', 'words', 'advice', 'publish'] as const).map((key) => ({
              key,
              name: words[key],
              isDone: key === 'film',
            }))}
            current="steps"
            doneWord={words.done}
            onGo={(place) => onPress('place', place)}
          />
          <IconButton variant="stage" icon={X} label={words.close} onClick={press('close')} />
        </StudioBar>
      }
      film={
        <StudioFilm
          sides={shape === 'tall' ? PICTURES[3] : undefined}
          badge={isOut ? { icon: Scissors, text: words.badge } : undefined}
          said={isSaid ? words.said : undefined}
          rate={rate}
          time={<FilmTime at="1:06.14" total="2:00" />}
        >
          <img src={PICTURES[3]} alt="" />
        </StudioFilm>
      }
      deck={
        moment !== 'beginning' && (
          <SceneDeck words={words} isPlaying={rate !== undefined} onPress={onPress} />
        )
      }
      column={
        moment !== 'hold' && <SceneColumn words={words} hasFields={hasFields} onPress={onPress} />
      }
      panel={panel}
      strip={moment !== 'beginning' && <SceneStrip words={words} onPress={onPress} />}
      band={
        <StudioBand
          over={isAsked ? words.suggestion : words.next}
          step={isAsked ? undefined : [5, 6]}
          title={isAsked ? words.maybe : words.titles[4]!}
          detail={isAsked ? undefined : words.lookFor}
          list={isAsked ? [] : words.needs}
          strong={isAsked ? '1:30.00' : undefined}
          go={isAsked ? words.yes : panel ? words.keep : words.here}
          goIcon={Flag}
          goFill
          goKey={panel ? 'Enter' : 'M'}
          name={isAsked ? words.yes : panel ? words.keep : words.here}
          keyShortcuts="M"
          onGo={press('go')}
          back={
            isAsked
              ? { label: words.no, icon: X, keyName: 'N', onPress: press('no') }
              : {
                  label: panel ? words.back : words.undo,
                  keyName: panel ? 'Esc' : 'Z',
                  disabled: isFresh,
                  onPress: press('undo'),
                }
          }
        />
      }
    >
      {hasKeyList && <SceneKeys words={words} onPress={onPress} />}
    </StudioFrame>
  )
}
