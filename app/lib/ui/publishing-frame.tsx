import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import {
  ArrowLeft,
  Check,
  CircleAlert,
  CircleQuestionMark,
  Clock,
} from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import './publishing-frame.css'

/** The way back from a page of publishing. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="pub-back">
      <Link href={href} className="pub-row-link">
        <Icon of={ArrowLeft} size="s" />
        {children}
      </Link>
    </p>
  )
}

/** Props of {@link Columns}. */
export interface ColumnsProps {
  /** Beside what is said: a picture, and more below it. Without it what is said takes the whole width. */
  aside?: ReactNode
  children: ReactNode
}

/** What is said about a recipe or a cookbook, beside its picture. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className="pub-columns">
      <div>{children}</div>
      {aside !== undefined && <aside>{aside}</aside>}
    </div>
  )
}

/** Props of {@link NotLoaded}. */
export interface NotLoadedProps {
  /** Heading of the page. */
  title: string
  /** Why loading failed; undefined while it goes on. */
  error: unknown
  /** What is unharmed although loading failed. */
  failedText: string
  onRetry: () => Promise<unknown>
}

/** A page of publishing that is being fetched, or that could not be. */
export function NotLoaded({ title, error, failedText, onRetry }: NotLoadedProps) {
  const { t } = useWords()
  return (
    <>
      <h1 className="text-display">{title}</h1>
      {error === undefined ? (
        <PendingColumns />
      ) : (
        <LoadFailed title={t('publishing.failed')} text={failedText} onRetry={onRetry} />
      )}
    </>
  )
}

function PendingColumns() {
  return (
    <SkeletonRegion>
      <div className="pub-columns">
        <div>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
        <aside>
          <Skeleton className="aspect-picture rounded-picture" />
        </aside>
      </div>
    </SkeletonRegion>
  )
}

/** Props of {@link NotYet}. */
export interface NotYetProps {
  title: string
  text: string
  action: ReactNode
}

/** Why something cannot be published yet, and what to do. */
export function NotYet({ title, text, action }: NotYetProps) {
  return (
    <section className="pub-not-yet">
      <h2 className="text-subheading">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {action}
    </section>
  )
}

/** A row: what is there, what waits, what could be, or what has to be. */
export interface CheckRow {
  readonly state: 'there' | 'waiting' | 'open' | 'missing'
  readonly text: string
  readonly hint?: string | undefined
  /** Instead of the link to where it is mended. */
  readonly action?: ReactNode
}

const ICONS: Record<CheckRow['state'], IconDrawing> = {
  there: Check,
  waiting: Clock,
  open: CircleQuestionMark,
  missing: CircleAlert,
}

/** Props of {@link CheckRows}. */
export interface CheckRowsProps {
  title: string
  rows: readonly CheckRow[]
  /** Address of the editor, where what is open is mended. */
  editor: string
}

/** What others get: what is there, and what is open. */
export function CheckRows({ title, rows, editor }: CheckRowsProps) {
  const { t } = useWords()
  return (
    <section>
      <h2 className="text-subheading">{title}</h2>
      <ul className="pub-check">
        {rows.map(({ state, text, hint, action }) => (
          <li key={text} data-state={state}>
            <Icon of={ICONS[state]} />
            <span>
              <span className="sr-only">
                {t(
                  state === 'there' || state === 'waiting'
                    ? 'publishing.check.ready'
                    : 'publishing.check.open',
                )}{' '}
              </span>
              {text}
              {hint !== undefined && <small>{hint}</small>}
            </span>
            {action ??
              ((state === 'open' || state === 'missing') && (
                <Link
                  href={editor}
                  aria-label={t('publishing.check.goTo', { what: text })}
                  className="pub-row-link"
                >
                  {t('publishing.check.go')}
                </Link>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
