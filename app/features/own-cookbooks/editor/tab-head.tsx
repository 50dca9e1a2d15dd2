import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  ArrowDown,
  ArrowUp,
  Check,
  CircleDashed,
  Ellipsis,
  Trash2,
} from '#design-system/icon/lucide.ts'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { TAB_NAME_MAX } from '#contract/cookbooks/limits.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { otherLanguage } from '#contract/languages.ts'
import { useCookbookEditor } from './context.ts'

/** Props of {@link TabHead}. */
export interface TabHeadProps {
  tab: OwnCookbook['Tabs'][number]
  /** Recipes in it. */
  count: number
}

/** The names of a tab in both languages, and what can be done with it. */
export function TabHead({ tab, count }: TabHeadProps) {
  const { t } = useWords()
  const { store, order, language, tabNameOf } = useCookbookEditor()
  const other = otherLanguage(language)
  const name = tabNameOf(tab.Key)
  const at = order.Tabs.findIndex(({ Key }) => Key === tab.Key)
  const otherName = tab.Name[other] ?? ''
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
        <div className="bk-other">
          <Icon of={otherName ? Check : CircleDashed} size="s" />
          {otherName && <span aria-hidden="true">{t(`ownCookbooks.editor.in.${other}`)}</span>}
          <RuledField
            label={t(`ownCookbooks.editor.otherName.${other}`)}
            lang={otherName ? other : undefined}
            value={otherName}
            placeholder={t(`ownCookbooks.editor.missing.${other}`)}
            maxLength={TAB_NAME_MAX}
            onType={(typed) => store.nameTab(tab.Key, { [other]: typed })}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
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
