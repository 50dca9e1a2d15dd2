import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Copy } from '#design-system/icon/lucide.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { type Language, LANGUAGES, otherLanguage } from '#contract/languages.ts'
import { ownCookbookKeys } from '../cookbook-keys.ts'
import { textOf, type Texts } from '../texts.ts'
import { useCookbookEditor } from './context.ts'

/** Names that a sheet offers at once. */
const OFFERED = 6

const folded = (text = '') => text.trim().toLocaleLowerCase()

/** Names of tabs that the member uses in other cookbooks; none before they have come. */
function useTabNames(): readonly Texts[] {
  const { cookbook } = useCookbookEditor()
  return useKey(ownCookbookKeys.tabNames(cookbook.Id)).data?.Names ?? []
}

/** Props of {@link OfferedName}. */
export interface OfferedNameProps {
  texts: Texts
  /** The language in which the name is missing. */
  language: Language
  onTake: (name: string) => void
}

/** What a tab of the same name is called in the other language, in other cookbooks. It is offered, never set. */
export function OfferedName({ texts, language, onTake }: OfferedNameProps) {
  const { t } = useWords()
  const other = otherLanguage(language)
  const names = useTabNames()
  const found = names.find(
    (name) => name[language] && folded(name[other]) === folded(texts[other]),
  )?.[language]
  if (texts[language] || !texts[other] || !found) return null
  return (
    <p className="bk-offered">
      <Icon of={Copy} size="s" />
      <span>
        {t('ownCookbooks.editor.inOthers')} <span lang={language}>{found}</span>
      </span>
      <Button variant="bare" size="s" onClick={() => onTake(found)}>
        {t('ownCookbooks.editor.takeName')}
      </Button>
    </p>
  )
}

/** Names of tabs in other cookbooks, which this one does not have. */
export function UsedNames({ onTake }: { onTake: (name: Texts) => void }) {
  const { t, language } = useWords()
  const { cookbook } = useCookbookEditor()
  const names = useTabNames()
  const has = (name: Texts) =>
    cookbook.Tabs.some(({ Name }) =>
      LANGUAGES.some((one) => name[one] && folded(name[one]) === folded(Name[one])),
    )
  const free = names.filter((name) => !has(name)).slice(0, OFFERED)
  if (free.length === 0) return null
  return (
    <div role="group" aria-labelledby="bk-used" className="bk-used">
      <p id="bk-used">{t('ownCookbooks.editor.inOthers')}</p>
      {free.map((name) => (
        <Button key={`${name.en} ${name.de}`} size="s" onClick={() => onTake(name)}>
          {textOf(name, language)}
        </Button>
      ))}
    </div>
  )
}
