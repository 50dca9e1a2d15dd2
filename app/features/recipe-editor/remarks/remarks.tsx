import { useId } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Check } from '#design-system/icon/lucide.ts'
import { Logo } from '#design-system/icon/logo.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Remark } from '#contract/publishing/submission.ts'
import { useEditorContext } from '../context.ts'
import { fieldName, placeOf } from './remark-place.ts'
import './remarks.css'

/** Id of the box of a remark. */
export const remarkId = (id: Id) => `remark-${id}`

/** What editors have said about the fields of a part of the recipe. */
export function Remarks({ at }: { at: string }) {
  const { draft, returned } = useEditorContext()
  const here = returned?.submission.Remarks.filter(({ Field }) => placeOf(Field, draft) === at)
  if (!here || here.length === 0) return null
  return (
    <div className="wr-remarks">
      {here.map((remark) => (
        <RemarkBox key={remark.Id} remark={remark} />
      ))}
    </div>
  )
}

/** A remark with the button that marks it as done. */
function RemarkBox({ remark: { Id: id, Field, Text, IsDone } }: { remark: Remark }) {
  const { t } = useWords()
  const { draft, returned } = useEditorContext()
  const { isPending, change } = useChange()
  const title = useId()
  const mark = async () => {
    if (!returned) return
    const isMarked = await change(t('publishing.remarks.failed'), () => returned.mark(id, !IsDone))
    if (isMarked && !IsDone) announce(t('publishing.remarks.done'))
  }
  return (
    <div
      id={remarkId(id)}
      tabIndex={-1}
      role="group"
      aria-labelledby={title}
      data-done={IsDone || undefined}
      className="wr-remark"
    >
      <p id={title}>
        <span aria-hidden="true" className="wr-face">
          <Logo />
        </span>
        <span>
          <b>{t('publishing.remarks.editors')}</b>{' '}
          {t('publishing.remarks.on', { field: fieldName(Field, draft, t) })}
        </span>
      </p>
      <p dir="auto" className="wr-remark-text">
        {Text}
      </p>
      <Button
        size="s"
        icon={IsDone ? Check : undefined}
        aria-pressed={IsDone}
        pending={isPending}
        onClick={() => void mark()}
      >
        {t(IsDone ? 'publishing.remarks.done' : 'publishing.remarks.mark')}
      </Button>
    </div>
  )
}
