import { Icon } from '#design-system/icon/icon.tsx'
import { Pencil } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { readId } from '../context.ts'
import { FoodPicture } from '../parts/food-picture.tsx'
import type { Understood } from '../reading/understand.ts'
import './understood-button.css'

/** Props of {@link UnderstoodButton}. */
export interface UnderstoodButtonProps {
  read: Understood
  isOpen: boolean
  onClick: () => void
}

/** What is understood of a line, as others read it; a press corrects it. */
export function UnderstoodButton({ read, isOpen, onClick }: UnderstoodButtonProps) {
  const { t } = useWords()
  const { key, kind, amountText, name, note, food, doubt } = read
  return (
    <button
      type="button"
      id={readId(key)}
      aria-expanded={isOpen}
      data-doubt={doubt !== undefined || undefined}
      onClick={onClick}
      className="wr-read"
    >
      <span className="sr-only">
        {t(
          kind === 'food' ? 'recipeEditor.ingredients.isFood' : 'recipeEditor.ingredients.isWords',
        )}
      </span>
      {kind === 'heading' ? <span /> : <FoodPicture food={food} />}
      <span className="wr-read-words">
        <b>{amountText}</b>{' '}
        <span className="wr-read-food">
          {kind !== 'heading' && (
            <span>
              <span className="wr-read-name">{kind === 'written' ? <q>{name}</q> : name}</span>
              {note !== '' && <span className="wr-read-note">, {note}</span>}
            </span>
          )}
          <span className="sr-only">. {t('recipeEditor.ingredients.correct')}</span>
          <Icon of={Pencil} size="s" className="wr-read-pen" />
        </span>
      </span>
    </button>
  )
}
