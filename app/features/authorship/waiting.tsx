import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Clock } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Application } from '#contract/desk/authorship.ts'
import { AuthorPreview } from './author-preview.tsx'
import { useAuthorship } from './use-authorship.ts'

/** Props of {@link Waiting}. */
export interface WaitingProps {
  application: Application
  /** Called when it has been withdrawn. */
  onWithdrawn: () => void
}

/** An application that nobody has decided about yet, as it was sent. */
export function Waiting({ application, onWithdrawn }: WaitingProps) {
  const { t, language } = useWords()
  const { withdraw } = useAuthorship()
  const { isPending, change } = useChange()
  const { Name, Place, Description, Links, Sent } = application
  const ask = async () => {
    const isSure = await confirm({
      title: t('authorship.waiting.question'),
      description: t('authorship.waiting.questionText'),
      confirmLabel: t('authorship.waiting.withdraw'),
    })
    if (!isSure || !(await change(t('authorship.waiting.failed'), withdraw))) return
    toast({ title: t('authorship.waiting.done') })
    onWithdrawn()
  }
  return (
    <>
      <h1 className="text-display">{t('authorship.title')}</h1>
      <div className="author-columns">
        <div>
          <Banner announced icon={Clock} title={t('authorship.waiting.title')}>
            {t('authorship.waiting.text', { day: writeDate(new Date(Sent), language) })}
          </Banner>
          {Links.length > 0 && (
            <section>
              <h2 className="text-subheading">{t('authorship.links.label')}</h2>
              <ul className="author-sent-links">
                {Links.map((link) => (
                  <li key={link}>{link}</li>
                ))}
              </ul>
            </section>
          )}
          <Button className="justify-self-start" pending={isPending} onClick={() => void ask()}>
            {t('authorship.waiting.withdraw')}
          </Button>
        </div>
        <AuthorPreview
          name={Name}
          place={Place ?? ''}
          about={[Description]}
          caption={t('authorship.preview')}
        />
      </div>
    </>
  )
}
