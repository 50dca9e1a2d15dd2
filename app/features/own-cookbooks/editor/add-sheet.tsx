import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { Select } from '#design-system/select/select.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import { COOKBOOK_RECIPES_MAX } from '#contract/cookbooks/limits.ts'
import type { Id } from '#contract/common.ts'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import { useNewCookbook } from '../use-new-cookbook.ts'
import { useCookbookEditor } from './context.ts'
import { placeOf } from './places.ts'
import { FavouriteCandidates, OwnCandidates, PublishedCandidates } from './sources.tsx'

/** Milliseconds between the last key and the search. */
const DEBOUNCE_MS = 250

/** Adds recipes of everybody, of the member, drafts too, and favourites. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { store, order, cookbook, tabNameOf } = useCookbookEditor()
  const [term, setTerm] = useState('')
  const [typed, type] = useDelayed(term, (text) => setTerm(text.trim()), DEBOUNCE_MS)
  const [chosen, setChosen] = useState<readonly BookRecipe[]>([])
  const [tab, setTab] = useState(order.Tabs.at(-1)?.Key ?? '')
  const second = useNewCookbook()
  const count = chosen.length
  const add = () => {
    const room = Math.max(0, COOKBOOK_RECIPES_MAX - recipesIn(order).length)
    const fitting = chosen.slice(0, room)
    const Tab = tab === '' ? null : tab
    store.change(
      fitting.map(({ Id }) => ({ Kind: 'add', Recipe: Id, Tab })),
      fitting,
    )
    const left = chosen.slice(room)
    if (left.length > 0) {
      toast({
        tone: 'error',
        title: t('ownCookbooks.editor.full', { count: left.length, max: COOKBOOK_RECIPES_MAX }),
        action: {
          label: t('ownCookbooks.editor.second'),
          onClick: () => void second.make(left.map(({ Id }) => Id)),
        },
      })
    } else announce(t('ownCookbooks.add.added', { count }))
    onClose()
  }
  const list = {
    term,
    standing: (recipe: BookRecipe) => {
      const known = cookbook.Recipes.find(
        ({ Id, PublicId }) =>
          Id === recipe.Id || (PublicId !== null && PublicId === recipe.PublicId),
      )
      const place = known && placeOf(order, known.Id)
      if (!place) return undefined
      return place.tab === null
        ? t('ownCookbooks.add.here')
        : t('ownCookbooks.add.under', { tab: tabNameOf(place.tab) })
    },
    isChosen: (id: Id) => chosen.some(({ Id }) => Id === id),
    onChoose: (recipe: BookRecipe, isChosen: boolean) =>
      setChosen((before) => {
        const others = before.filter(({ Id }) => Id !== recipe.Id)
        return isChosen ? [...others, recipe] : others
      }),
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ownCookbooks.add.title')}
      footer={
        <div className="bk-add-footer">
          {order.Tabs.length > 0 && (
            <Select
              label={t('ownCookbooks.add.goUnder')}
              value={tab}
              onValueChange={setTab}
              options={[
                ...order.Tabs.map(({ Key }) => ({ value: Key, label: tabNameOf(Key) })),
                { value: '', label: tabNameOf(null) },
              ]}
            />
          )}
          <Button variant="primary" disabled={count === 0} onClick={add}>
            {count === 0 ? t('ownCookbooks.add.nothing') : t('ownCookbooks.add.confirm', { count })}
          </Button>
        </div>
      }
    >
      <TextField
        type="search"
        label={t('ownCookbooks.add.search')}
        icon={Search}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <Tabs
        label={t('ownCookbooks.add.sources')}
        className="mt-4"
        items={[
          {
            value: 'published',
            label: t('ownCookbooks.add.published'),
            content: <PublishedCandidates {...list} />,
          },
          {
            value: 'mine',
            label: t('ownCookbooks.add.mine'),
            content: <OwnCandidates {...list} />,
          },
          {
            value: 'favourites',
            label: t('ownCookbooks.add.favourites'),
            content: <FavouriteCandidates {...list} />,
          },
        ]}
      />
    </Dialog>
  )
}
