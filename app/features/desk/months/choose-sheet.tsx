import { useState, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { DeskMonth, MonthChoice } from '#contract/cookbooks/month.ts'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { ChoiceList, NotYetList } from './choice-list.tsx'
import { monthText } from './month-text.ts'
import { useMonthChoices, useMonthDecisions } from './use-months.ts'

/** Props of {@link ChooseSheet}. */
export interface ChooseSheetProps {
  month: DeskMonth
  onClose: () => void
  onChosen: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** What the sheet itself says about a refusal. */
type Refusal = 'fits' | 'meanwhile'

function refusalOf(problem: unknown): Refusal | undefined {
  const code = problem instanceof ApiError ? problem.code : undefined
  if (code === 'ChangedMeanwhile') return 'meanwhile'
  return code === 'FieldInvalid' ? 'fits' : undefined
}

const isFitting = ({ Misses }: MonthChoice) => Misses.length === 0

/** Lists the cookbooks for a month: those that fit, and the others with what they lack. */
export function ChooseSheet({ month, onClose, onChosen, returnFocus }: ChooseSheetProps) {
  const { t, language } = useWords()
  const { choices, error, retry } = useMonthChoices(month.Month)
  const { choose } = useMonthDecisions(month.Month)
  const { isPending, change } = useChange()
  const [term, setTerm] = useState('')
  const [picked, setPicked] = useState<Id>()
  const [isMissing, setMissing] = useState(false)
  // What the reader has seen: another choice since then is a question, and no reason to overwrite it.
  const [seen, setSeen] = useState(month.Chosen?.Id ?? null)
  const [refusal, setRefusal] = useState<Refusal>()
  const now = month.Chosen
  const name = { month: monthText(month.Month, language) }
  const wanted = term.trim().toLowerCase()
  const found = choices?.filter(({ Name, AuthorName }) =>
    [Name, AuthorName].some((text) => text.toLowerCase().includes(wanted)),
  )
  const fitting = found?.filter(isFitting) ?? []
  const others = found?.filter((choice) => !isFitting(choice)) ?? []
  const chosen = choices?.find((choice) => choice.Id === picked && isFitting(choice))
  const isNewer = refusal === 'meanwhile' && (now?.Id ?? null) !== seen
  const submit = async () => {
    setMissing(!chosen)
    if (!chosen) return
    // The reader was told what is there now: pressed again, it is replaced.
    const Instead = isNewer ? (now?.Id ?? null) : seen
    setSeen(Instead)
    let refused: Refusal | undefined
    const isDone = await change(t('desk.months.notChosen', name), async () => {
      try {
        await choose({ CookbookId: chosen.Id, Instead })
      } catch (problem) {
        refused = refusalOf(problem)
        if (!refused) throw problem
      }
    })
    setRefusal(refused)
    if (!isDone || refused) return
    toast({ title: t('desk.months.chosen', { name: chosen.Name, ...name }) })
    onChosen()
  }
  const says = isNewer
    ? now
      ? t('desk.months.faster', { name: now.Name, ...name })
      : t('desk.months.fasterNone', name)
    : refusal === 'fits' && t('desk.months.fitsNoMore')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={t('desk.months.for', name)}
      className="pt-1"
      footer={
        <>
          <p className="desk-small month-rule">{t('desk.months.rule')}</p>
          <Button variant="primary" pending={isPending} onClick={() => void submit()}>
            {t('desk.months.choose')}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        icon={Search}
        label={t('desk.months.find')}
        labelHidden
        placeholder={t('desk.months.find')}
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <p role="alert" className="month-refused">
        {says || (isMissing && !chosen && t('desk.months.pick'))}
      </p>
      {error !== undefined && (
        <LoadFailed title={t('desk.months.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!choices && error === undefined && (
        <SkeletonRegion>
          <div className="grid gap-4">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        </SkeletonRegion>
      )}
      {choices && (
        <Tabs
          className="mt-4"
          label={t('desk.months.lists')}
          items={[
            {
              value: 'fit',
              label: t('desk.months.fit'),
              count: fitting.length,
              content: (
                <ChoiceList
                  choices={fitting}
                  none={t(wanted === '' ? 'desk.months.noneFits' : 'desk.months.noMatch')}
                  month={month.Month}
                  picked={chosen?.Id}
                  onPick={setPicked}
                />
              ),
            },
            {
              value: 'not-yet',
              label: t('desk.months.notYet'),
              count: others.length,
              content: (
                <NotYetList
                  choices={others}
                  none={t(wanted === '' ? 'desk.months.allFit' : 'desk.months.noMatch')}
                />
              ),
            },
          ]}
        />
      )}
    </Dialog>
  )
}
