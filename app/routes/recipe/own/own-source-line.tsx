import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Draft } from '#contract/own-recipes/draft.ts'

/** Where an own recipe is from, and under which licence. */
export function OwnSourceLine({ source }: { source: Draft['Source'] | undefined }) {
  const { t } = useWords()
  if (!source) return null
  const { Name: name = '', Address: address = '', Licence: licence = '' } = source
  const url = URL.parse(address)
  const isPage = url !== null && /^https?:$/.test(url.protocol)
  const text = name || (isPage ? url.host : address)
  if (text === '' && licence === '') return null
  return (
    <p className="mt-3 text-label text-ink-soft wrap-anywhere">
      {isPage ? (
        <TextLink href={url.href} rel="nofollow noopener noreferrer" target="_blank">
          {text}
        </TextLink>
      ) : (
        text
      )}
      {licence !== '' && (
        <>
          {text !== '' && ' · '}
          {t('ownRecipes.page.licence', { licence })}
        </>
      )}
    </p>
  )
}
