import { useState } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { NewsChoices, NewsChoicesBody } from '#contract/news/news.ts'
import { choicesKey } from '../news-keys.ts'

/** The choices as they will be after a change. */
function after(
  choices: NewsChoices,
  { Published, Films, Answers, Decisions, IsMailOn, Author }: NewsChoicesBody,
): NewsChoices {
  const { Mail } = choices
  return {
    Published: Published ?? choices.Published,
    Films: Films ?? choices.Films,
    Answers: Answers ?? choices.Answers,
    Decisions: Decisions ?? choices.Decisions,
    Mail: { ...Mail, IsOn: IsMailOn ?? Mail.IsOn },
    Authors: choices.Authors.map((row) =>
      row.Author.Id === Author?.Id ? { ...row, Told: Author.Told } : row,
    ),
  }
}

/** How the member is told. A change is shown at once, and reverted when the server has not made it. */
export function useChoices() {
  const { t } = useWords()
  const { write } = useCacheEditor()
  const { data, error, retry } = useKey(choicesKey())
  const { change } = useChange()
  const [pending, setPending] = useState<NewsChoicesBody>()
  const choose = async (body: NewsChoicesBody) => {
    setPending(body)
    await change(t('favourites.news.told.notSaved'), async () => {
      await write(choicesKey(), await sendJson('PATCH /my/news/choices', { fields: body }))
    })
    setPending(undefined)
  }
  return { choices: data && pending ? after(data, pending) : data, error, retry, choose }
}
