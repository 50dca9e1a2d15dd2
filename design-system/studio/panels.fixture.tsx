import { HoldChoice, HoldKitchen, StudioKeys } from '#design-system/studio/index.ts'
import type { PartProps } from '#design-system/studio/parts.fixture.tsx'
import { PICTURES } from '#design-system/studio/studio.fixtures.ts'

/** A picture that is held. */
export function SceneHold({ words, onPress }: PartProps) {
  return (
    <HoldChoice
      title={words.holdTitle}
      label={words.holdLabel}
      options={[
        { value: 'only', label: words.only, hint: words.onlyHint },
        { value: 'after', label: words.after, hint: words.afterHint },
      ]}
      value="only"
      onValueChange={(value) => onPress('value', value)}
      kitchenTitle={words.kitchen}
    >
      <HoldKitchen
        picture={PICTURES[3]}
        step={4}
        total={6}
        text={words.titles[3]!}
        timer={[words.timer, words.minutes]}
      />
    </HoldChoice>
  )
}

/** The list of keys. */
export function SceneKeys({ words, onPress }: PartProps) {
  return (
    <StudioKeys
      title={words.keysTitle}
      closeLabel={words.close}
      keys={[
        { keys: ['Space'], does: words.keyPlay },
        { keys: ['M'], does: words.keyHere },
        { keys: ['←', '→'], does: words.keyStep },
      ]}
      single={{
        label: words.single,
        hint: words.singleHint,
        checked: true,
        onCheckedChange: (on) => onPress('single', on),
      }}
      onClose={() => onPress('closeKeys')}
    />
  )
}
