import { CookCounter, FarWords, LayOut } from '#design-system/kitchen/index.ts'
import type { SceneWords } from '#design-system/kitchen/kitchen.fixtures.ts'

const ticks = (items: SceneWords['tools'], checked: number) =>
  items.map((item, index) => ({ ...item, checked: index < checked }))

interface WholeProps {
  is: 'layOut' | 'far' | 'farLong'
  words: SceneWords
  onPress: (what: string) => void
}

/** What takes the place of the words: the mise en place, or a step read from afar. */
export function Whole({ is, words, onPress }: WholeProps) {
  if (is !== 'layOut') {
    return (
      <FarWords
        step={is === 'far' ? 5 : 6}
        total={7}
        line={words[is]}
        amounts={is === 'far' ? words.hand.slice(0, 1) : []}
      />
    )
  }
  return (
    <LayOut
      duration={words.duration}
      readyAt={words.readyAt}
      oven={{ ...words.oven, checked: false }}
      counter={<CookCounter value={2} withWord onValueChange={(it) => onPress(`people ${it}`)} />}
      ingredients={ticks(words.ingredients, 5)}
      tools={ticks(words.tools, 1)}
      picture="/story/film/plate-pasta.webp"
      onTick={(id, checked) => onPress(`${checked ? 'tick' : 'untick'} ${id}`)}
    />
  )
}
