import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import {
  COOKBOOK_DESCRIPTION_MAX,
  COOKBOOK_NAME_MAX,
  TAB_NAME_MAX,
} from '#contract/cookbooks/limits.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import type { Texts } from '../texts.ts'
import { useCookbookEditor } from './context.ts'
import { OfferedName } from './offered-names.tsx'

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** The words of a cookbook in both languages, side by side. */
export function Both() {
  const { t } = useWords()
  const { cookbook, store } = useCookbookEditor()
  return (
    <div className="bk-page-column bk-both">
      <h1 className="text-title">{t('ownCookbooks.editor.both')}</h1>
      <p className="text-ink-soft">{t('ownCookbooks.editor.bothText')}</p>
      <div aria-hidden="true" className="bk-both-row bk-both-names">
        <span />
        {LANGUAGES.map((language) => (
          <b key={language}>{NAMES[language]}</b>
        ))}
      </div>
      <Row
        label={t('ownCookbooks.editor.name')}
        texts={cookbook.Name}
        maxLength={COOKBOOK_NAME_MAX}
        onType={(Name) => store.write({ Name })}
      />
      <Row
        label={t('ownCookbooks.editor.text')}
        texts={cookbook.Description}
        maxLength={COOKBOOK_DESCRIPTION_MAX}
        onType={(Description) => store.write({ Description })}
        multiline
      />
      {cookbook.Tabs.map(({ Key, Name }, index) => (
        <Row
          key={Key}
          label={t('ownCookbooks.editor.tabNumber', { number: index + 1 })}
          texts={Name}
          maxLength={TAB_NAME_MAX}
          onType={(names) => store.nameTab(Key, names)}
          isTab
        />
      ))}
    </div>
  )
}

interface RowProps {
  label: string
  texts: Texts
  maxLength: number
  onType: (texts: Texts) => void
  multiline?: boolean
  /** Whether names of other tabs are offered. */
  isTab?: boolean
}

function Row({ label, texts, maxLength, onType, multiline = false, isTab = false }: RowProps) {
  const { t } = useWords()
  return (
    <div className="bk-both-row">
      <p>{label}</p>
      {LANGUAGES.map((language) => (
        <div key={language}>
          <RuledField
            multiline={multiline}
            label={`${label}, ${NAMES[language]}`}
            lang={language}
            placeholder={t(`ownCookbooks.editor.missingText.${language}`)}
            maxLength={maxLength}
            value={texts[language] ?? ''}
            onType={(typed) => onType({ [language]: typed })}
            onKeyDown={(event) => !multiline && event.key === 'Enter' && event.preventDefault()}
            className={multiline ? 'bk-both-text' : 'bk-both-name'}
          />
          {isTab && (
            <OfferedName
              texts={texts}
              language={language}
              onTake={(name) => onType({ [language]: name })}
            />
          )}
        </div>
      ))}
    </div>
  )
}
