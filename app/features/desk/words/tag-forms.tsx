import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LANGUAGES } from '#contract/languages.ts'
import { DRAFT_WORD_MAX } from '#contract/own-recipes/limits.ts'
import type { UnknownTag } from '#contract/publishing/desk-words.ts'
import { useTagWords } from './use-words-lists.ts'
import { useWordDecision } from './word-row.tsx'

/** Props of a form about a tag. */
export interface TagFormProps {
  tag: UnknownTag
  /** Called when it is decided. */
  onDone: () => void
}

/** Names a tag in both languages. */
export function AdoptTagForm({ tag, onDone }: TagFormProps) {
  const { t } = useWords()
  const { adopt } = useTagWords()
  const { isPending, isRefused, decide } = useWordDecision(tag.Name, onDone)
  const [names, setNames] = useState({ en: tag.Name, de: tag.Name })
  const [isChecked, setChecked] = useState(false)
  const submit = () => {
    setChecked(true)
    if (LANGUAGES.some((one) => oneLine(names[one]) === '')) return
    void decide('adopt', () => adopt({ Name: tag.Name, Names: names }))
  }
  return (
    <>
      <div className="word-fields">
        {LANGUAGES.map((one) => (
          <TextField
            key={one}
            lang={one}
            label={t(`desk.review.languages.${one}`)}
            autoComplete="off"
            maxLength={DRAFT_WORD_MAX}
            required
            value={names[one]}
            error={isChecked && oneLine(names[one]) === '' ? t('desk.words.required') : undefined}
            onChange={({ target }) => setNames({ ...names, [one]: target.value })}
          />
        ))}
      </div>
      {isRefused && (
        <p role="alert" className="word-refused">
          {t('desk.words.taken')}
        </p>
      )}
      <div className="word-end">
        <Button variant="primary" pending={isPending} onClick={submit}>
          {t('desk.words.adoptAll')}
        </Button>
        <p className="desk-small">{t('desk.words.tagAfter', { count: tag.Recipes })}</p>
      </div>
    </>
  )
}

/** Says which tag of the catalogue it means. */
export function MergeTagForm({ tag, onDone }: TagFormProps) {
  const { t, language } = useWords()
  const { known, merge } = useTagWords()
  const { isPending, decide } = useWordDecision(tag.Name, onDone)
  const [into, setInto] = useState(String(known[0]?.Id ?? 0))
  const target = known.find(({ Id }) => String(Id) === into)
  return (
    <>
      <Select
        className="word-target"
        label={t('desk.words.tagInto')}
        value={into}
        onValueChange={setInto}
        options={known.map(({ Id, Names }) => ({ value: String(Id), label: Names[language] }))}
      />
      <div className="word-end">
        <Button
          variant="primary"
          pending={isPending}
          onClick={() =>
            target && void decide('merge', () => merge({ Name: tag.Name, Into: target.Id }))
          }
        >
          {target
            ? t('desk.words.mergeWith', { name: target.Names[language] })
            : t('desk.words.merge')}
        </Button>
        <p className="desk-small">{t('desk.words.tagAfter', { count: tag.Recipes })}</p>
      </div>
    </>
  )
}
