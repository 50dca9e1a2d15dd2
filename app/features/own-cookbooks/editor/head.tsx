import { Button } from '#design-system/button/button.tsx'
import { Crop, ImagePlus } from '#design-system/icon/lucide.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { HEADER } from '#app/lib/media/sizes.ts'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { hasLongWord } from '#app/lib/words/has-long-word.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import { COOKBOOK_DESCRIPTION_MAX, COOKBOOK_NAME_MAX } from '#contract/cookbooks/limits.ts'
import type { CookbookPicture } from '#contract/cookbooks/own-cookbook.ts'
import { type Language, LANGUAGES, otherLanguage } from '#contract/languages.ts'
import { CookbookCover } from '../cookbook-cover.tsx'
import { useCookbookEditor } from './context.ts'

/** Props of {@link Head}. */
export interface HeadProps {
  /** Whether it has just been asked for. */
  takesFocus: boolean
  onLanguageChange: (language: Language) => void
  /** Opens the sheet where a picture is chosen and cut. */
  onPicture: (place: CookbookPicture) => void
}

/** Cover, title and description of a cookbook, in the language that is written. */
export function Head({ takesFocus, onLanguageChange, onPicture }: HeadProps) {
  const { t } = useWords()
  const { cookbook, store, language, recipeOf } = useCookbookEditor()
  const other = otherLanguage(language)
  const recipes = recipesIn(cookbook)
  const paths = recipes.flatMap((id) => recipeOf(id)?.CoverPath ?? [])
  const drafts = recipes.filter((id) => recipeOf(id)?.State === 'draft').length
  const name = cookbook.Name[language] ?? ''
  const placeholder = cookbook.Description[other] || t('ownCookbooks.editor.textPlaceholder')
  return (
    <div data-header={cookbook.Header ? true : undefined} className="bk-head">
      <div className="bk-header">
        {cookbook.Header && (
          <Image
            {...pictureSources(cookbook.Header.Path, HEADER.width)}
            {...HEADER}
            sizes="100vw"
            alt=""
          />
        )}
        <div className="bk-page-column bk-on-header">
          <Button size="s" icon={ImagePlus} onClick={() => onPicture('header')}>
            {t('ownCookbooks.picture.header')}
          </Button>
        </div>
      </div>
      <div className="bk-head-columns">
        <div className="bk-head-cover">
          <CookbookCover path={cookbook.Cover?.Path ?? null} paths={paths} sizes="320px" />
          <Button size="s" icon={Crop} onClick={() => onPicture('cover')}>
            {t('ownCookbooks.picture.cover')}
          </Button>
        </div>
        <div>
          <div className="bk-byline">
            <p>
              {recipes.length === 0
                ? t('ownCookbooks.editor.empty')
                : t('ownCookbooks.recipes', { count: recipes.length })}
              {drafts > 0 && `, ${t('ownCookbooks.drafts', { count: drafts })}`}
            </p>
            <RadioGroup<Language>
              variant="segments"
              label={t('ownCookbooks.editor.language')}
              labelHidden
              value={language}
              onValueChange={onLanguageChange}
              options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
              className="bk-language"
            />
          </div>
          <h1>
            <RuledField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that asked for it has gone
              autoFocus={takesFocus}
              label={t('ownCookbooks.editor.name')}
              lang={language}
              placeholder={cookbook.Name[other] || t('ownCookbooks.editor.namePlaceholder')}
              maxLength={COOKBOOK_NAME_MAX}
              value={name}
              onType={(typed) => store.write({ Name: { [language]: typed } })}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              isLong={hasLongWord(name)}
              className="bk-name"
            />
          </h1>
          <RuledField
            multiline
            label={t('ownCookbooks.editor.text')}
            lang={language}
            placeholder={placeholder}
            // As high as what it asks for.
            layer={cookbook.Description[language] || placeholder}
            maxLength={COOKBOOK_DESCRIPTION_MAX}
            value={cookbook.Description[language] ?? ''}
            onType={(typed) => store.write({ Description: { [language]: typed } })}
            className="bk-description"
          />
        </div>
      </div>
    </div>
  )
}
