import { Fragment, useEffect } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FoodPicture } from '../parts/food-picture.tsx'
import type { Named } from './use-naming.ts'

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
  useEffect(() => announce(t('write.at.found', { count })), [t, count])
  useEffect(() => {
    if (highlighted)
      document.getElementById(`${id}-${highlighted}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, highlighted])
  const groups = [
    { name: t('write.at.unused'), of: options.filter(({ step }) => step === undefined) },
    { name: t('write.at.used'), of: options.filter(({ step }) => step !== undefined) },
  ]
  return (
    <div className="w-pop w-at">
      <ul
        id={id}
        role="listbox"
        aria-label={t('write.at.label')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ name, of }) => (
          <Fragment key={name}>
            {of.length > 0 && (
              <li role="group" aria-label={name}>
                <p aria-hidden="true">{name}</p>
                <ul role="none">
                  {of.map((option) => (
                    <li
                      key={option.key}
                      id={`${id}-${option.key}`}
                      role="option"
                      aria-selected={option.key === highlighted}
                      className="w-option"
                      onClick={() => onTake(option)}
                    >
                      <FoodPicture food={option.food} />
                      <span>{option.name}</span>
                      <small>
                        {option.step === undefined
                          ? option.amountText
                          : t('write.at.inStep', { number: option.step })}
                      </small>
                    </li>
                  ))}
                </ul>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {count === 0 && <p className="w-at-none">{t('write.at.nothing')}</p>}
      <p aria-hidden="true" className="w-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('write.at.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('write.at.take')}
        </span>
        <span>
          <kbd>Tab</kbd> {t('write.at.part')}
        </span>
      </p>
    </div>
  )
}
