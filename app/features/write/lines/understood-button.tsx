import { Icon } from '#design-system/icon/icon.tsx'
import { Pencil } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { fieldId } from '../context.ts'
import { FoodPicture } from '../parts/food-picture.tsx'
import type { Understood } from '../reading/understand.ts'
import { spokenLine } from './line-words.ts'

/** Props of {@link UnderstoodButton}. */
export interface UnderstoodButtonProps {
  read: Understood
  isOpen: boolean
  onPress: () => void
}

/** What is understood of a line, as others read it; a press corrects it. */
export function UnderstoodButton({ read, isOpen, onPress }: UnderstoodButtonProps) {
  const { t } = useWords()
  const { key, kind, amountText, name, note, food, doubt } = read
  const text = spokenLine(read)
  return (
    <button
      type="button"
      id={`${fieldId(key)}-read`}
      aria-expanded={isOpen}
      aria-label={
        kind === 'food'
          ? t('write.ingredients.correct', { text })
          : t('write.ingredients.written', { text })
      }
      data-doubt={doubt !== undefined || undefined}
      onClick={onPress}
      className="w-read"
    >
      {kind === 'heading' ? <span /> : <FoodPicture food={food} />}
      <span className="w-read-words">
        <b>{amountText}</b>
        <span className="w-read-food">
          {kind !== 'heading' && (
            <span>
              <span className="w-read-name">{kind === 'written' ? `“${name}”` : name}</span>
              {note !== '' && <span className="w-read-note">, {note}</span>}
            </span>
          )}
          <Icon of={Pencil} size="s" className="w-read-pen" />
        </span>
      </span>
    </button>
  )
}
