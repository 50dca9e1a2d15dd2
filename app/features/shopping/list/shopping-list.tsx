import { useEffect, type RefObject } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { countOpen, type ArrangedList } from '#app/features/shopping/model/departments.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Language } from '#contract/languages.ts'
import { ConnectionNote } from './connection-note.tsx'
import { DepartmentsPanel } from './departments-panel.tsx'
import { Chips } from './entry/habit-chips.tsx'
import { LoadingList } from './loading-list.tsx'
import { ListPeopleProvider } from './row/row-person.tsx'
import { RowNewsProvider } from './row/row-news.tsx'
import { RowSheets } from './row/row-sheets.tsx'
import { RecipeEntry } from './recipe-entry.tsx'
import { StaplesQuestion } from './staples-question.tsx'
import type { Actions } from './actions/use-actions.ts'
import { useTab } from './use-tab.ts'
import { useUndoKey } from './list-keys.ts'
import { WithListKeys } from './with-list-keys.tsx'

/** What an empty list offers to begin with. */
const BEGIN_WITH: Record<Language, readonly string[]> = {
  en: ['Milk', 'Bread', 'Eggs', 'Butter', 'Bananas', 'Coffee', 'Yoghurt', 'Apples'],
  de: ['Milch', 'Brot', 'Eier', 'Butter', 'Bananen', 'Kaffee', 'Joghurt', 'Äpfel'],
}

/** Props of {@link ShoppingList}. */
export interface ShoppingListProps {
  shopping: Shopping
  actions: Actions
  /** Long names and units of departments are cut, as in the drawer. */
  isCut?: boolean
  /** Only what was understood, as in the drawer: the rest stands somewhere else. */
  isUnderstoodOnly?: boolean
  /** The field for more, to which a key leads. */
  field: RefObject<HTMLInputElement | null>
}

/** The shopping list with its two tabs, used by the drawer and by the page. */
export function ShoppingList({
  shopping,
  actions,
  isCut,
  isUnderstoodOnly,
  field,
}: ShoppingListProps) {
  const { t, language } = useWords()
  const { store, list, isKnown, connection } = shopping
  const [tab, setTab] = useTab()
  const arranged = isUnderstoodOnly ? understoodOnly(shopping.arranged) : shopping.arranged
  useEffect(() => {
    store.follow()
    return () => store.flush()
  }, [store])

  const rows = [
    ...arranged.departments.flatMap((department) => department.rows),
    ...arranged.atHome,
  ]
  const bought = new Map(
    rows.flatMap((row) => (row.foodId === undefined ? [] : [[row.foodId, row] as const])),
  )
  useUndoKey(() => void actions.undo())
  const shownTab = list.recipes.length === 0 ? 'departments' : tab
  const isEmpty = list.recipes.length === 0 && list.items.length === 0
  return (
    <ListPeopleProvider people={shopping.people}>
      <RowNewsProvider {...shopping}>
        <RowSheets rows={rows} isKnown={isKnown} actions={actions}>
          <WithListKeys onField={() => field.current?.focus()}>
            <ConnectionNote
              {...shopping}
              onRetry={store.retry}
              onDismiss={store.dismissNews}
              onReload={() => location.reload()}
            />
            {!isKnown && connection === 'online' && <LoadingList />}
            {!isKnown && connection !== 'online' && isEmpty && (
              <LoadFailed
                title={t('shopping.failed')}
                text={t('shopping.failedText')}
                onRetry={async () => store.retry()}
              />
            )}
            {isKnown && isEmpty && (
              <>
                <Nothing />
                <Chips
                  label={t('shopping.begin')}
                  names={BEGIN_WITH[language]}
                  shopping={shopping}
                  actions={actions}
                />
              </>
            )}
            {shownTab === 'departments' && (
              <StaplesQuestion arranged={arranged} actions={actions} />
            )}
            {!isEmpty && (
              <Tabs
                label={t('shopping.tabs')}
                value={shownTab}
                onValueChange={setTab}
                items={[
                  {
                    value: 'departments',
                    label: t('shopping.departments'),
                    count: countOpen(arranged),
                    content: (
                      <DepartmentsPanel arranged={arranged} actions={actions} isCut={isCut} />
                    ),
                  },
                  {
                    value: 'recipes',
                    label: t('shopping.recipes'),
                    count: list.recipes.length,
                    content: (
                      <ul>
                        {list.recipes.map((recipe) => (
                          <RecipeEntry
                            key={recipe.Id}
                            recipe={recipe}
                            actions={actions}
                            bought={bought}
                          />
                        ))}
                      </ul>
                    ),
                  },
                ]}
              />
            )}
          </WithListKeys>
        </RowSheets>
      </RowNewsProvider>
    </ListPeopleProvider>
  )
}

function understoodOnly(arranged: ArrangedList): ArrangedList {
  const departments = arranged.departments.flatMap((department) => {
    const rows = department.rows.filter(({ isNotUnderstood }) => !isNotUnderstood)
    return rows.length > 0 ? [{ ...department, rows }] : []
  })
  return { ...arranged, departments }
}

function Nothing() {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('shopping.emptyTitle')}
      headingLevel="h3"
      action={<ButtonLink href="/recipes">{t('shopping.findRecipes')}</ButtonLink>}
    >
      {t('shopping.emptyText')}
    </EmptyState>
  )
}
