import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TaskProgress } from '#design-system/task-progress/task-progress.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PROGRAM_NAMES } from '#contract/recipe-import/programs.ts'
import type { Import, ImportChoices, ImportItem } from '#contract/recipe-import/recipe-import.ts'
import { FolderChoice } from './folder-choice.tsx'
import { ItemRow } from './item-row.tsx'
import { isAsking, isKnown } from './item-words.ts'
import { useImportActs } from './use-import.ts'
import './import-list.css'

/** Recipes that are shown at once. */
const SHOWN = 40
/** Recipes whose questions are open at first. */
const OPEN_AT_FIRST = 3

const FILTERS = {
  all: () => true,
  withQuestion: isAsking,
  already: isKnown,
  isReady: (item: ImportItem) => !isKnown(item) && !isAsking(item),
} as const
type Filter = keyof typeof FILTERS

/** The recipes of an import, to look over before they are saved. */
export function ImportList({ found }: { found: Import }) {
  const { t } = useWords()
  const acts = useImportActs()
  const { change } = useChange()
  const [filter, setFilter] = useState<Filter>('all')
  const [most, setMost] = useState(SHOWN)
  const { Id, Items, Pictures, IsPaused, Folder } = found
  const choose = (choices: ImportChoices) =>
    void change(t('recipeImport.dock.failed'), () => acts.choose(Id, choices))
  const inFilter = Items.filter(FILTERS[filter])
  const chosen = Items.filter(({ IsChosen }) => IsChosen).length
  const chosenHere = inFilter.filter(({ IsChosen }) => IsChosen).length
  const open = new Set(Items.filter(isAsking).slice(0, OPEN_AT_FIRST))
  return (
    <>
      <div className="bring-head">
        <Title found={found} />
        {Pictures.Done < Pictures.Total && (
          <TaskProgress
            label={t('recipeImport.pictures')}
            value={Pictures.Done}
            max={Pictures.Total}
            actions={
              <Button variant="bare" size="s" onClick={() => choose({ IsPaused: !IsPaused })}>
                {t(IsPaused ? 'recipeImport.goOn' : 'recipeImport.pause')}
              </Button>
            }
          />
        )}
      </div>
      <div role="group" aria-label={t('recipeImport.show')} className="bring-filters">
        {(Object.keys(FILTERS) as Filter[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            {t(`recipeImport.${name}`)} <small>{Items.filter(FILTERS[name]).length}</small>
          </button>
        ))}
      </div>
      <div className="bring-choice">
        <Checkbox
          label={t('recipeImport.chosen', { count: chosenHere, all: inFilter.length })}
          checked={chosenHere > 0 && chosenHere === inFilter.length}
          indeterminate={chosenHere > 0 && chosenHere < inFilter.length}
          onCheckedChange={(IsChosen) =>
            choose({ Items: inFilter.map((item) => ({ Id: item.Id, IsChosen })) })
          }
        />
        <FolderChoice folder={Folder} onChoose={(name) => choose({ Folder: name })} />
      </div>
      <ul className="bring-items">
        {inFilter.slice(0, most).map((item) => (
          <ItemRow
            key={item.Id}
            importId={Id}
            item={item}
            isOpenAtFirst={open.has(item)}
            onChoose={(choice) => choose({ Items: [{ Id: item.Id, ...choice }] })}
          />
        ))}
      </ul>
      {inFilter.length === 0 && <p className="bring-none">{t('recipeImport.none')}</p>}
      {inFilter.length > most && (
        <Button className="bring-rest" onClick={() => setMost(inFilter.length)}>
          {t('recipeImport.more', { count: inFilter.length - most })}
        </Button>
      )}
      <Dock id={Id} chosen={chosen} />
    </>
  )
}

/** How many there are and where they are from, and what is with them. */
function Title({ found: { Kind, Items } }: { found: Import }) {
  const { t } = useWords()
  const program = Kind === null ? undefined : PROGRAM_NAMES[Kind]
  const recipes = t('recipeImport.found', { count: Items.length })
  const counts = [
    ['ready', Items.filter(FILTERS.isReady).length],
    ['asking', Items.filter(isAsking).length],
    ['known', Items.filter(isKnown).length],
  ] as const
  const said = counts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => t(`recipeImport.${word}`, { count }))
  return (
    <div>
      <h1 className="text-display">
        {program === undefined ? recipes : t('recipeImport.from', { recipes, program })}
      </h1>
      <p className="bring-lede">
        {said.join(', ')}. {t('recipeImport.notYet')}
      </p>
    </div>
  )
}

/** The choice, and the button that saves it. */
function Dock({ id, chosen }: { id: Import['Id']; chosen: number }) {
  const { t } = useWords()
  const acts = useImportActs()
  const { isPending, change } = useChange()
  const navigate = useNavigate()
  return (
    <div className="bring-dock">
      <p>
        <b>{t('recipeImport.dock.chosen', { count: chosen })}</b> {t('recipeImport.dock.open')}
      </p>
      <div>
        <Button onClick={() => void navigate('/my/recipes')}>
          {t('recipeImport.dock.notNow')}
        </Button>
        <Button
          variant="primary"
          pending={isPending}
          disabled={chosen === 0}
          onClick={() => void change(t('recipeImport.dock.failed'), () => acts.keep(id))}
        >
          {t('recipeImport.dock.keep', { count: chosen })}
        </Button>
      </div>
    </div>
  )
}
