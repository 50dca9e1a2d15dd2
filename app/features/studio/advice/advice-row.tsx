import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { Film, RotateCw, Users, Volume2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Advice } from '#cooking/film/advice/advice.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { Project } from '../device/project.ts'
import { PlacePicture } from '../source/place-picture.tsx'
import { useAdviceWords } from './use-advice-words.ts'
import { useMend } from './use-mend.tsx'

/** Props of {@link AdviceRow}. */
export interface AdviceRowProps {
  recipe: number
  advice: Advice
  store: ProjectStore
  /** A picture of the place it speaks of; undefined while it is read, and where there is none. */
  picture: string | undefined
  /** What is drawn without one; nothing while it is read. */
  icon: IconDrawing | undefined
  rotation: Project['rotation']
}

/** What is drawn for an advice about the whole film, which has no place in it. */
const DRAWN: Partial<Record<Advice['kind'], IconDrawing>> = {
  quiet: Volume2,
  loud: Volume2,
  child: Users,
  short: Film,
  upsideDown: RotateCw,
}

/** One advice: what, why, and the press that mends it. */
export function AdviceRow(props: AdviceRowProps) {
  const { recipe, advice, store, picture, icon, rotation } = props
  const { formatNumber } = useWords()
  const wordsOf = useAdviceWords()
  const mendOf = useMend(recipe, store)
  const { title, text } = wordsOf(advice)
  const { number, kind } = advice
  return (
    <li className="studio-advice">
      <PlacePicture
        src={picture}
        icon={DRAWN[kind] ?? icon}
        rotation={rotation}
        number={number === undefined ? undefined : formatNumber(number)}
      />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {mendOf(advice)}
    </li>
  )
}
