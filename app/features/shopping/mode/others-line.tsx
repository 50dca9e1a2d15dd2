import { useUnitSystem } from '#app/features/account/index.ts'
import { purchaseLine, wholeAmount } from '#app/features/shopping/list/line.ts'
import type { OthersNews } from '#app/features/shopping/others-news.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { PersonDisc } from '#app/lib/people/person-disc.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Says what somebody else has just done with the list: "Sara added oat milk, 1 l". */
export function OthersLine({ news: { person, kind, row } }: { news: OthersNews }) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const line = purchaseLine(row, { language, unitSystem })
  const text =
    kind === 'ticked'
      ? t('shopping.othersTicked', { name: person.Name, item: line.name })
      : t('shopping.othersAdded', {
          name: person.Name,
          item: [line.name, wholeAmount(line)].filter(Boolean).join(', '),
        })
  return (
    <>
      <PersonDisc
        size="s"
        letters={person.Initials}
        picture={person.PhotoPath && pictureUrl(person.PhotoPath, PORTRAIT_WIDTH)}
      />
      <b className="font-semibold">{text}</b>
    </>
  )
}
