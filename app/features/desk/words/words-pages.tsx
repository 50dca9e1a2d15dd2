import { useState, type ReactNode } from 'react'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import type { KeyState } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import type { DeskTags } from '#contract/publishing/desk-words.ts'
import { AdoptFoodForm, MergeFoodForm } from './food-forms.tsx'
import { AdoptTagForm, MergeTagForm } from './tag-forms.tsx'
import { useFoodWords, useTagWords } from './use-words-lists.ts'
import { useOpenRow, WordRow } from './word-row.tsx'
import '../desk.css'
import './words.css'

interface FrameProps extends Pick<KeyState<unknown>, 'error' | 'retry'> {
  kind: 'foods' | 'tags'
  /** Undefined while it is not known. */
  total: number | undefined
  children: ReactNode
}

/** A list of words with its heading, and what stands in its place. */
function Frame({ kind, total, error, retry, children }: FrameProps) {
  const { t } = useWords()
  return (
    <>
      <h1 className="text-title">{t(`desk.words.${kind}`)}</h1>
      <p role="status" className="mt-2 min-h-[1lh] text-ink-soft">
        {total !== undefined && total > 0 && t(`desk.words.${kind}Count`, { count: total })}
      </p>
      {error !== undefined && (
        <LoadFailed title={t('desk.words.notLoaded')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {total === undefined && error === undefined && (
        <SkeletonRegion>
          <div className="grid gap-4 pt-5">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        </SkeletonRegion>
      )}
      {total === 0 && (
        <EmptyState title={t(`desk.words.${kind}None`)}>{t('desk.words.noneText')}</EmptyState>
      )}
      {total !== undefined && total > 0 && <ul className="word-list">{children}</ul>}
    </>
  )
}

/** Foods that authors write and the catalogue does not know. */
export function DeskFoods() {
  const { foods = [], total, error, retry } = useFoodWords()
  const { region, openIn, setOpen, done } = useOpenRow<number>()
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <Frame kind="foods" total={total} error={error} retry={retry}>
        {foods.map((food) => (
          <WordRow
            key={food.Id}
            name={food.Name}
            uses={food}
            open={openIn(food.Id)}
            onOpen={(act) => setOpen(food.Id, act)}
          >
            {openIn(food.Id) === 'adopt' ? (
              <AdoptFoodForm food={food} onDone={done} />
            ) : (
              <MergeFoodForm food={food} onDone={done} />
            )}
          </WordRow>
        ))}
      </Frame>
    </div>
  )
}

/** Tags that authors write and the catalogue does not know, and those that it has. */
export function DeskTagWords() {
  const { tags = [], known, total, error, retry } = useTagWords()
  const { region, openIn, setOpen, done } = useOpenRow<string>()
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <Frame kind="tags" total={total} error={error} retry={retry}>
        {tags.map((tag) => (
          <WordRow
            key={tag.Name}
            name={tag.Name}
            uses={tag}
            open={openIn(tag.Name)}
            onOpen={(act) => setOpen(tag.Name, act)}
          >
            {openIn(tag.Name) === 'adopt' ? (
              <AdoptTagForm tag={tag} onDone={done} />
            ) : (
              <MergeTagForm tag={tag} onDone={done} />
            )}
          </WordRow>
        ))}
      </Frame>
      {known.length > 0 && <KnownTags known={known} />}
    </div>
  )
}

/** Every tag of the catalogue, found in either language. */
function KnownTags({ known }: { known: DeskTags['Known'] }) {
  const { t, formatNumber } = useWords()
  const [term, setTerm] = useState('')
  const wanted = term.trim().toLowerCase()
  const shown = known.filter(({ Names }) =>
    Object.values(Names).some((name) => name.toLowerCase().includes(wanted)),
  )
  return (
    <section aria-labelledby="desk-known-tags">
      <div className="desk-find">
        <h2 id="desk-known-tags" className="text-heading">
          {t('desk.words.known')} <small>{formatNumber(known.length)}</small>
        </h2>
        <TextField
          type="search"
          icon={Search}
          label={t('desk.words.find')}
          labelHidden
          placeholder={t('desk.words.find')}
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
      </div>
      <table className="desk-table word-table">
        <thead>
          <tr>
            <th scope="col">{t('desk.review.languages.en')}</th>
            <th scope="col">{t('desk.review.languages.de')}</th>
            <th scope="col">{t('desk.words.uses')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ Id, Names, Recipes }) => (
            <tr key={Id}>
              <th scope="row" lang="en">
                {Names.en}
              </th>
              <td lang="de">{Names.de}</td>
              <td data-label={t('desk.words.uses')}>{formatNumber(Recipes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
