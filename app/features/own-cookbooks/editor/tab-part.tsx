import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowDown, ArrowUp, Check, Ellipsis, Globe, Trash2 } from '#design-system/icon/lucide.ts'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { TAB_NAME_MAX } from '#contract/cookbooks/limits.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { otherLanguage } from '#contract/languages.ts'
import { useCookbookEditor } from './context.ts'
import type { Group } from './places.ts'
import { RecipeRow } from './recipe-row.tsx'

type Tab = OwnCookbook['Tabs'][number]

/** Id of the part of a tab, where the strip of tabs leads. */
export const partId = (tab: string | null) => `tab-${tab ?? 'none'}`

/** A tab of a cookbook with its recipes, or those without one. */
export function TabPart({ group: { tab: key, recipes } }: { group: Group }) {
  const { t } = useWords()
  const { order, tabNameOf, lift } = useCookbookEditor()
  const tab = order.Tabs.find(({ Key }) => Key === key)
  const name = tabNameOf(key)
  const target = lift.lifted?.isDragged && lift.target?.tab === key ? lift.target : undefined
  const rows = recipes.filter((id) => !target || id !== lift.lifted?.recipe)
  return (
    <section
      id={partId(key)}
      data-group={key ?? ''}
      data-target={target !== undefined || undefined}
      aria-label={name}
      className="bk-part"
    >
      {tab ? (
        <TabHead tab={tab} count={recipes.length} />
      ) : (
        order.Tabs.length > 0 && (
          <div className="bk-part-head">
            <h3 className="bk-loose-name">{name}</h3>
            <span className="bk-count">{recipes.length}</span>
          </div>
        )
      )}
      {recipes.length === 0 && <p className="bk-empty-tab">{t('ownCookbooks.editor.emptyTab')}</p>}
      <ol>
        {recipes.map((id) => {
          const isBefore = target && rows[target.index] === id
          return (
            <RowWithLine key={id} hasLine={isBefore === true}>
              <RecipeRow id={id} />
            </RowWithLine>
          )
        })}
        {target && target.index >= rows.length && <DropLine />}
      </ol>
    </section>
  )
}

function RowWithLine({ hasLine, children }: { hasLine: boolean; children: React.ReactNode }) {
  return (
    <>
      {hasLine && <DropLine />}
      {children}
    </>
  )
}

/** Where a dragged row would land. */
function DropLine() {
  return <li aria-hidden="true" className="bk-drop-line" />
}

function TabHead({ tab, count }: { tab: Tab; count: number }) {
  const { t } = useWords()
  const { store, order, language, tabNameOf } = useCookbookEditor()
  const other = otherLanguage(language)
  const name = tabNameOf(tab.Key)
  const at = order.Tabs.findIndex(({ Key }) => Key === tab.Key)
  const otherName = tab.Name[other]
  const moveAfter = (index: number) =>
    store.change([{ Kind: 'move-tab', Tab: tab.Key, After: order.Tabs[index]?.Key ?? null }])
  return (
    <div className="bk-part-head">
      <div className="bk-names">
        <h3>
          <RuledField
            label={t('ownCookbooks.editor.tabName')}
            lang={language}
            value={tab.Name[language] ?? ''}
            placeholder={otherName || t('ownCookbooks.editor.tabName')}
            maxLength={TAB_NAME_MAX}
            onType={(typed) => store.nameTab(tab.Key, { [language]: typed })}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </h3>
        <p className="bk-other">
          <Icon of={otherName ? Check : Globe} size="s" />
          {otherName
            ? t(`ownCookbooks.editor.otherName.${other}`, { name: otherName })
            : t(`ownCookbooks.editor.missing.${other}`)}
        </p>
      </div>
      <div className="bk-part-acts">
        <span className="bk-count">{count}</span>
        <IconButton
          icon={ArrowUp}
          label={t('ownCookbooks.editor.tabUp', { name })}
          disabled={at === 0}
          onClick={() => moveAfter(at - 2)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('ownCookbooks.editor.tabDown', { name })}
          disabled={at === order.Tabs.length - 1}
          onClick={() => moveAfter(at + 1)}
        />
        <Menu label={t('ownCookbooks.more', { name })} opener={<Icon of={Ellipsis} />}>
          <MenuButton
            icon={Trash2}
            onClick={() => store.change([{ Kind: 'take-out-tab', Tab: tab.Key }])}
          >
            {t('ownCookbooks.editor.takeTabOut')}
            <small className="bk-caption">{t('ownCookbooks.editor.takeTabOutText')}</small>
          </MenuButton>
        </Menu>
      </div>
    </div>
  )
}
