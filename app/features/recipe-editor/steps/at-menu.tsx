import { useEffect, type ComponentProps } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FoodPicture } from '../parts/food-picture.tsx'
import type { Named } from './use-naming.ts'
import './at-menu.css'

/** Props of {@link AtMenu}. */
export interface AtMenuProps {
  id: string
  options: readonly Named[]
  /** Key of the option that Enter takes. */
  highlighted: string | undefined
  onTake: (option: Named) => void
}

/** The foods of the recipe, those first that no step uses yet; below the field in which `@` was typed. */
export function AtMenu({ id, options, highlighted, onTake }: AtMenuProps) {
  const { t } = useWords()
  const count = options.length
  const result = count === 0 ? t('recipeEditor.at.nothing') : t('recipeEditor.at.found', { count })
  useEffect(() => announce(result), [result])
  useEffect(() => {
    if (!highlighted) return
    document.getElementById(`${id}-${highlighted}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, highlighted])
  // Pressed with a pointer only: the keys are those of the field, which keeps the focus.
  const optionProps = (option: Named): ComponentProps<'div'> => ({
    id: `${id}-${option.key}`,
    role: 'option',
    'aria-selected': option.key === highlighted,
    onClick: () => onTake(option),
  })
  const groups = [
    { name: t('recipeEditor.at.unused'), of: options.filter(({ step }) => step === undefined) },
    { name: t('recipeEditor.at.used'), of: options.filter(({ step }) => step !== undefined) },
  ].filter(({ of }) => of.length > 0)
  return (
    <div className="wr-pop wr-at">
      {count === 0 ? (
        <p className="wr-at-none">{t('recipeEditor.at.nothing')}</p>
      ) : (
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={t('recipeEditor.at.label')}
          onMouseDown={(event) => event.preventDefault()}
          className="wr-options"
        >
          {groups.map(({ name, of }) => (
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden="true">{name}</p>
              {of.map((option) => (
                <div key={option.key} className="wr-option" {...optionProps(option)}>
                  <FoodPicture food={option.food} />
                  <span>{option.name}</span>
                  <small>
                    {option.step === undefined
                      ? option.amountText
                      : t('recipeEditor.at.inStep', { number: option.step })}
                  </small>
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      <p aria-hidden="true" className="wr-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('recipeEditor.at.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('recipeEditor.at.insert')}
        </span>
        <span>
          <kbd>Tab</kbd> {t('recipeEditor.at.part')}
        </span>
      </p>
    </div>
  )
}
