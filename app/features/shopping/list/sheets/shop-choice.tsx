import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Trash2 } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SHOP_NAME_MAX } from '#contract/shopping/limits.ts'
import type { Actions } from '../actions/use-actions.ts'

/** Stands for a shop that has no name yet. */
const NEW = 'new'

/** The shop where the cook is: one of those that were named, or another one. */
export function ShopChoice({ actions }: { actions: Actions }) {
  const { t } = useWords()
  const { shops } = actions
  const here = shops.find(({ IsHere }) => IsHere)
  const [isNaming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const enter = (key: string, title: string) => {
    void actions.enterShop(key, title)
    announce(t('shopping.shopKept', { name: title }))
  }
  const keep = () => {
    if (name.trim() === '') return
    enter(crypto.randomUUID(), name.trim())
    setName('')
    setNaming(false)
  }
  return (
    <div className="mb-3 grid gap-3">
      {shops.length > 0 && (
        <div className="flex items-end gap-2">
          <Select
            label={t('shopping.shop')}
            className="min-w-0 grow"
            value={isNaming ? NEW : (here?.Key ?? NEW)}
            onValueChange={(key) => {
              const shop = shops.find(({ Key }) => Key === key)
              setNaming(shop === undefined)
              if (shop) enter(shop.Key, shop.Name)
            }}
            options={[
              ...shops.map(({ Key, Name }) => ({ value: Key, label: Name })),
              { value: NEW, label: t('shopping.newShop') },
            ]}
          />
          {here && !isNaming && (
            <IconButton
              icon={Trash2}
              label={t('shopping.forgetShop', { name: here.Name })}
              onClick={() => void actions.forgetShop(here.Key)}
            />
          )}
        </div>
      )}
      {(isNaming || !here) && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            keep()
          }}
        >
          <TextField
            label={t(shops.length > 0 ? 'shopping.shopName' : 'shopping.nameShop')}
            className="min-w-0 grow"
            maxLength={SHOP_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {t('shopping.keepShop')}
          </Button>
        </form>
      )}
    </div>
  )
}
