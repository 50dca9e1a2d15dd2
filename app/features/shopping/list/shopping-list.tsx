import { useEffect, useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { DepartmentPart } from './department-part.tsx'
import { RecipeEntry } from './recipe-entry.tsx'
import type { Actions } from './use-actions.ts'

/** Props of {@link ShoppingList}. */
export interface ShoppingListProps {
  shopping: Shopping
  actions: Actions
}

/** The shopping list with its two tabs (SHP-02), used by the drawer and by the page. */
export function ShoppingList({ shopping, actions }: ShoppingListProps) {
  const { t } = useWords()
  const { store, list, departments, isKnown, connection } = shopping
  const [isArranging, setArranging] = useState(false)
  useEffect(() => {
    store.follow()
    return () => store.flush()
  }, [store])

  const isEmpty = list.recipes.length === 0 && list.notes.length === 0
  return (
    <>
      <ConnectionNote
        {...shopping}
        onRetry={store.retry}
        onDismiss={store.dismissNews}
        onReload={() => location.reload()}
      />
      {!isKnown && connection === 'online' && <ListSkeleton />}
      {!isKnown && connection !== 'online' && list.recipes.length === 0 && (
        <LoadFailed
          title={t('shopping.failed')}
          text={t('shopping.failedText')}
          onRetry={async () => store.retry()}
        />
      )}
      {isKnown && isEmpty && <Nothing />}
      {list.recipes.length > 0 && (
        <Tabs
          label={t('shopping.tabs')}
          items={[
            {
              value: 'recipes',
              label: t('shopping.recipes'),
              count: list.recipes.length,
              content: (
                <ul>
                  {list.recipes.map((recipe) => (
                    <RecipeEntry key={recipe.Id} recipe={recipe} actions={actions} />
                  ))}
                </ul>
              ),
            },
            {
              value: 'departments',
              label: t('shopping.departments'),
              count: departments.length,
              content: (
                <>
                  {departments.map((department) => (
                    <DepartmentPart key={department.id} department={department} actions={actions} />
                  ))}
                  {departments.length > 1 && (
                    <Button variant="quiet" size="s" onClick={() => setArranging(true)}>
                      {t('shopping.arrange')}
                    </Button>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      {!isEmpty && (
        <p className="mt-4">
          <Button variant="quiet" size="s" onClick={() => void actions.clear()}>
            {t('shopping.clear')}
          </Button>
        </p>
      )}
      <ArrangeDialog
        open={isArranging}
        onOpenChange={setArranging}
        departments={departments}
        onOrder={(ids) => void actions.order(ids)}
      />
    </>
  )
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

function ListSkeleton() {
  return (
    <SkeletonRegion>
      {[70, 55, 80, 60, 65].map((width) => (
        <div key={width} className="flex items-center gap-3 border-b border-line py-2.5">
          <Skeleton className="size-6 rounded-full" />
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-5" style={{ width: `${width}%` }} />
        </div>
      ))}
    </SkeletonRegion>
  )
}
