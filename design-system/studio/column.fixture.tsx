import { StudioColumn, StudioRow } from '#design-system/studio/index.ts'
import { filled, type SceneWords } from '#design-system/studio/scene-words.fixture.ts'
import { STEPS } from '#design-system/studio/studio.fixtures.ts'

/** Props of {@link SceneColumn}. */
export interface SceneColumnProps {
  words: SceneWords
  /** Beginnings are typed. */
  hasFields: boolean
  onPress: (what: string, value?: unknown) => void
}

/** The steps of the recipe: film, still, card, and what has no place yet. The fifth is chosen. */
export function SceneColumn({ words, hasFields, onPress }: SceneColumnProps) {
  const lines = { film: words.long, still: words.still, card: words.card, none: words.none }
  return (
    <StudioColumn label={words.column} head={words.set} inView="4">
      {STEPS.map(({ kind, at, picture, action }, index) => {
        const number = index + 1
        const title = words.titles[index] ?? ''
        return (
          <StudioRow
            key={title}
            number={number}
            title={title}
            kind={kind}
            name={filled(words.row, number, title)}
            line={lines[kind]}
            at={at}
            picture={picture}
            {...(action && { action })}
            isChosen={index === 4}
            onChoose={() => onPress('choose', number)}
            move={
              at === undefined
                ? undefined
                : { label: filled(words.move, number), onPress: () => onPress('move', number) }
            }
            without={
              kind === 'none' && index === 4
                ? {
                    label: words.without,
                    keyName: 'N',
                    onPress: () => onPress('without', number),
                  }
                : undefined
            }
            field={
              hasFields
                ? {
                    label: words.begins,
                    name: filled(words.beginsName, number),
                    value: at === undefined ? '' : `${at}.00`,
                    now: words.now,
                    nowName: filled(words.nowName, number),
                    onType: (text) => onPress('type', [number, text]),
                    onNow: () => onPress('now', number),
                  }
                : undefined
            }
          />
        )
      })}
    </StudioColumn>
  )
}
