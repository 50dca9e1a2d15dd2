import { useKey } from '#app/lib/api/use-key.ts'
import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { textOf } from '../texts.ts'
import { BookCover } from './book-columns.tsx'
import { publishedNames } from './book-checks.tsx'
import { bookPublishingKeys } from './book-publishing-keys.ts'

/** Recipes that a message names. */
const NAMES = 3

/** What followers are told of a new cookbook. */
export function WhatTheyAreTold({
  cookbook,
  member,
}: {
  cookbook: OwnCookbook
  member: CurrentUser
}) {
  const { t, language } = useWords()
  const { data: authorship } = useKey(bookPublishingKeys.author())
  const author = authorship?.Author?.Name ?? `${member.FirstName} ${member.LastName}`.trim()
  const names = publishedNames(cookbook)
  const name = textOf(cookbook.Name, language) || t('ownCookbooks.unnamed')
  const count = names.length
  return (
    <>
      <h2 className="text-subheading">{t('publishing.book.message')}</h2>
      <div className="pub-message">
        <div>
          <p className="text-caption text-ink-soft">Simmer</p>
          <p className="font-semibold">{t('publishing.book.messageTitle', { author })}</p>
          <p>
            {count === 0
              ? name
              : t('publishing.book.messageText', {
                  name,
                  count,
                  recipes: nameList(names.slice(0, NAMES), language),
                })}
          </p>
        </div>
        <BookCover cookbook={cookbook} className="pub-message-cover" />
      </div>
      <p className="text-caption text-ink-soft">{t('publishing.book.messageNote')}</p>
    </>
  )
}
