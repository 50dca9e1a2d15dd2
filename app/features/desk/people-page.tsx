import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApplicationsPart } from './applications-part.tsx'
import { MembersPart } from './members-part.tsx'
import '#app/lib/ui/pick-cards.css'
import './desk.css'

/** Who asks to become an author, and every member. */
export function DeskPeople() {
  const { t } = useWords()
  return (
    <>
      <h1 className="text-title">{t('desk.tabs.people')}</h1>
      <ApplicationsPart />
      <MembersPart />
    </>
  )
}
