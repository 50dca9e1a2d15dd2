import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { AtSign, Globe } from '#design-system/icon/lucide.ts'
import { useWatch } from 'react-hook-form'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PLATE_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { AuthorProfile } from '#contract/desk/authorship.ts'
import { linkOf, nameOfNetwork } from '#contract/desk/link.ts'
import { otherLanguage } from '#contract/languages.ts'
import type { AuthorFormProps } from './author-fields.ts'
import { useOverview } from './page/use-author-page.ts'

/** Props of {@link ProfilePreview}. */
export interface ProfilePreviewProps extends AuthorFormProps {
  /** As others see them now. */
  author: AuthorProfile
}

/** An author as others will see them once it is saved: with the name and portrait of before, until the desk has read. */
export function ProfilePreview({ author, form: { control } }: ProfilePreviewProps) {
  const { t, language } = useWords()
  const { place, about, links, portrait } = useWatch({ control })
  const counts = useOverview().overview?.Counts
  const src = portrait === null ? null : author.Portrait
  const own = about?.[language] ?? ''
  const other = otherLanguage(language)
  const said = own || about?.[other] || ''
  const shown = (typed = '') => {
    const address = linkOf(typed)
    return address && !author.Silent?.includes(address) ? address : undefined
  }
  const website = shown(links?.[0])
  const social = shown(links?.[1])
  return (
    <aside aria-labelledby="author-seen" className="author-seen">
      <h2 id="author-seen" className="text-subheading">
        {t('authorship.profile.seen')}
      </h2>
      <div className="author-plate">
        <Avatar size="xl" name={author.Name} src={src && pictureUrl(src, PLATE_WIDTH)} />
        <div>
          <p className="text-heading font-semibold">{author.Name}</p>
          <p className="text-label text-ink-soft">
            {[
              place,
              counts && t('authorship.page.books', { count: counts.Cookbooks }),
              counts && t('authorship.page.recipes', { count: counts.Recipes }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {said !== '' && (
            <p lang={own === '' ? other : language} dir="auto" className="cook">
              {said}
            </p>
          )}
          {(website || social) && (
            <p className="author-seen-links">
              {website && (
                <span>
                  <Icon of={Globe} size="s" />
                  {t('authorship.profile.website')}
                </span>
              )}
              {social && (
                <span>
                  <Icon of={AtSign} size="s" />
                  {nameOfNetwork(social)}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      <p className="text-caption text-ink-soft">{t('authorship.profile.readFirst')}</p>
    </aside>
  )
}
