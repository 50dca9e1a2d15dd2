import type { ReactNode, Ref } from 'react'
import { ArrowLeft } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Link } from '#design-system/link/link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { WEEK_PATH } from '#app/lib/dinner-address.ts'

/** Props of {@link DinnerHead}. */
export interface DinnerHeadProps {
  title: string
  lead: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
  /** Buttons beside the title. */
  children?: ReactNode
}

/** The head of a page about a dinner: the way back to the week, the title, what can be done. */
export function DinnerHead({ title, lead, titleRef, children }: DinnerHeadProps) {
  const { t } = useWords()
  return (
    <header className="dinner-head">
      <div>
        <Link href={WEEK_PATH} className="dinner-back">
          <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
          {t('dinner.toWeek')}
        </Link>
        <h1 ref={titleRef} tabIndex={-1} className="text-title font-semibold outline-none">
          {title}
        </h1>
        <p>{lead}</p>
      </div>
      {children && <div className="dinner-acts">{children}</div>}
    </header>
  )
}
