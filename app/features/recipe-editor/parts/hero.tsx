import { useRef } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ImagePlus, Trash2 } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { useMember } from '#app/features/account/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { hasLongWord } from '#app/lib/words/has-long-word.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { type Language, otherLanguage } from '#contract/languages.ts'
import { DRAFT_DESCRIPTION_MAX, DRAFT_NAME_MAX } from '#contract/own-recipes/limits.ts'
import { setFacts, writeDescription, writeName } from '../document/facts.ts'
import { ownText } from '../document/texts.ts'
import { fieldId, useEditorContext } from '../context.ts'
import { Remarks } from '../remarks/remarks.tsx'
import { CropButton } from './crop-button.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { wordCount } from './key-of-event.ts'
import { PictureDrop } from './picture-drop.tsx'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { Tags } from './tags.tsx'
import './hero.css'

/** Props of {@link Hero}. */
export interface HeroProps {
  /** Who sees the recipe, as a sentence. */
  seenBy: string
  onLanguageChange: (language: Language) => void
}

/** Who writes, in which language, and the name, words, tags and picture of the recipe. */
export function Hero({ seenBy, onLanguageChange }: HeroProps) {
  const { t } = useWords()
  const { member } = useMember()
  const { draft, language, change, focus } = useEditorContext()
  const other = otherLanguage(language)
  const name = member ? `${member.FirstName} ${member.LastName}` : ''
  return (
    <div className="wr-hero">
      <Cover />
      <div>
        <div className="wr-author">
          {member && (
            <Avatar
              name={name}
              src={member.AvatarPath && pictureUrl(member.AvatarPath, PORTRAIT_WIDTH)}
              size="l"
            />
          )}
          <p>
            <b>{name}</b>
            <span>{seenBy}</span>
          </p>
          <LanguageChoice
            label={t('recipeEditor.language')}
            value={language}
            onValueChange={onLanguageChange}
          />
        </div>
        <h1>
          <RuledField
            id={fieldId('name')}
            label={t('recipeEditor.name.label')}
            lang={language}
            placeholder={ownText(draft.Name, other) || t('recipeEditor.name.placeholder')}
            maxLength={DRAFT_NAME_MAX}
            enterKeyHint="next"
            value={ownText(draft.Name, language)}
            onType={(typed) => change(writeName(language, typed), `name ${wordCount(typed)}`)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              focus('description')
            }}
            isLong={hasLongWord(ownText(draft.Name, language))}
            className="wr-name"
          />
        </h1>
        <RuledField
          multiline
          id={fieldId('description')}
          label={t('recipeEditor.text.label')}
          lang={language}
          placeholder={ownText(draft.Description, other) || t('recipeEditor.text.placeholder')}
          maxLength={DRAFT_DESCRIPTION_MAX}
          value={ownText(draft.Description, language)}
          onType={(typed) =>
            change(writeDescription(language, typed), `description ${wordCount(typed)}`)
          }
          className="wr-description"
        />
        <Tags />
        <Remarks at="hero" />
      </div>
    </div>
  )
}

/** The picture of the recipe, or the place for one. */
function Cover() {
  const { t } = useWords()
  const { draft, change, pictureOf, addPicture } = useEditorContext()
  const chooser = useRef<() => void>(null)
  const choose = () => chooser.current?.()
  const picture = pictureOf(draft.PictureId)
  const pick = async (file: File) => {
    const PictureId = await addPicture(file)
    if (PictureId !== undefined) change(setFacts({ PictureId }))
  }
  return (
    <PictureDrop
      label={t('recipeEditor.picture.add')}
      onPick={(file) => void pick(file)}
      chooser={chooser}
      className="wr-cover"
    >
      {picture === undefined ? (
        <button type="button" onClick={choose} className="wr-place">
          <EmptyPlate />
          <span>
            <b>{t('recipeEditor.picture.add')}</b> <span>{t('recipeEditor.picture.drop')}</span>
          </span>
        </button>
      ) : (
        <>
          <Image src={picture} alt={t('recipeEditor.picture.alt')} width={1280} height={960} />
          <div className="wr-on-picture">
            <CropButton
              src={picture}
              ratio={4 / 3}
              onCut={(PictureId) => change(setFacts({ PictureId }))}
            />
            <Button size="s" icon={ImagePlus} onClick={choose}>
              {t('recipeEditor.picture.change')}
            </Button>
            <Button
              size="s"
              icon={Trash2}
              onClick={() => change(setFacts({ PictureId: undefined }))}
            >
              {t('recipeEditor.picture.remove')}
            </Button>
          </div>
        </>
      )}
    </PictureDrop>
  )
}
