import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Eye, EyeOff } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCase } from '#contract/reports/report.ts'
import { CaseDialog, type CaseAct } from './case-dialog.tsx'
import './reports.css'

/** Why something of the reader is hidden, what was decided, and what they can do. */
export function HiddenNote({ ownCase }: { ownCase: OwnCase }) {
  const { t } = useWords()
  const [act, setAct] = useState<CaseAct>()
  const { IsHidden, IsByItself, IsWaiting, Remark, Reason, Objection, OwnRecipeId } = ownCase
  const state = !IsHidden ? 'shown' : IsByItself ? 'byReports' : 'byDesk'
  const { MayChange, MayObject, MayDelete } = ownCase
  return (
    <div className="hidden-note text-label" data-case={ownCase.Id}>
      <Icon of={IsHidden ? EyeOff : Eye} className="mt-0.5" />
      <p>
        <b className="font-semibold">{t(`reports.cases.${state}`)}</b>{' '}
        {IsHidden && t('reports.cases.reason', { reason: t(`reports.because.${Reason}`) })}{' '}
        {Remark !== null && t('reports.quote', { text: Remark })}
      </p>
      {Objection !== null && (
        <p className="text-ink-soft">{t('reports.cases.objected', { text: Objection })}</p>
      )}
      {IsWaiting && <p className="text-ink-soft">{t('reports.cases.waiting')}</p>}
      {IsHidden && !IsWaiting && Objection !== null && (
        <p className="text-ink-soft">{t('reports.cases.final')}</p>
      )}
      {(MayChange || MayObject || MayDelete || OwnRecipeId !== undefined) && (
        <div className="acts">
          {IsHidden && OwnRecipeId !== undefined && (
            <ButtonLink size="s" href={`/my/recipes/${OwnRecipeId}/edit`}>
              {t('reports.cases.change')}
            </ButtonLink>
          )}
          {MayChange && (
            <Button size="s" onClick={() => setAct('change')}>
              {t('reports.cases.change')}
            </Button>
          )}
          {MayObject && (
            <Button size="s" onClick={() => setAct('object')}>
              {t('reports.cases.object')}
            </Button>
          )}
          {MayDelete && (
            <Button variant="bare" size="s" onClick={() => setAct('delete')}>
              {t('reports.cases.delete')}
            </Button>
          )}
        </div>
      )}
      {act && (
        <CaseDialog key={act} act={act} ownCase={ownCase} onClose={() => setAct(undefined)} />
      )}
    </div>
  )
}
