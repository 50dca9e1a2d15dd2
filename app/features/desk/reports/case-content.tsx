import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { DeskCase } from '#contract/reports/desk-reports.ts'
import { useReportedPicture } from './use-reports.ts'

/** Where others see it; undefined where that is nowhere. */
function pathTo({ Kind, SubjectId, RecipeId, HiddenSince }: DeskCase): string | undefined {
  if (Kind === 'comment' || Kind === 'note' || Kind === 'film')
    return RecipeId === null ? undefined : pathOf('recipe', RecipeId)
  if (Kind === 'picture' || HiddenSince !== null) return undefined
  return pathOf(Kind, SubjectId)
}

/** What was written, by whom and where, and what others say about it. */
export function CaseContent({ of }: { of: DeskCase }) {
  const { t, formatDate } = useWords()
  const picture = useReportedPicture(of)
  const { Kind, Text, Reported, Title, Writer, Reports, Objection, Remark, Since } = of
  const path = pathTo(of)
  const words = Reports.filter(({ Word }) => Word !== '')
  const isEarlier = Text !== null && Text !== Reported && Reported !== ''
  return (
    <>
      {Kind === 'picture' ? (
        picture !== undefined && <img src={picture} alt={t('desk.reports.kinds.picture')} />
      ) : (
        <blockquote dir="auto">{Text ?? t('desk.reports.gone')}</blockquote>
      )}
      {isEarlier && (
        <p className="desk-small mt-2">{t('desk.reports.earlier', { text: Reported })}</p>
      )}
      <p className="desk-case-facts">
        <span>
          {Writer === null
            ? t(`desk.reports.kinds.${Kind}`)
            : t('desk.reports.by', { kind: t(`desk.reports.kinds.${Kind}`), name: Writer.Name })}
        </span>
        {Title !== null && (
          <span>{path === undefined ? Title : <TextLink href={path}>{Title}</TextLink>}</span>
        )}
        <span>{t('desk.reports.since', { day: formatDate(Since) })}</span>
      </p>
      {Remark !== null && (
        <p className="desk-case-said">{t('desk.reports.said', { text: Remark })}</p>
      )}
      {Objection !== null && (
        <p className="desk-case-said">{t('desk.reports.writes', { text: Objection })}</p>
      )}
      {words.length > 0 && (
        <ul className="desk-case-words" aria-label={t('desk.reports.words')}>
          {words.map(({ Word, Sent, IsRefused }) => (
            <li key={Sent + Word}>
              {t('desk.reports.word', { text: Word })}
              {IsRefused && ` · ${t('desk.reports.refused')}`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
