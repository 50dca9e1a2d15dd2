import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Check, Copy } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { COPIED_MS, useCopy } from '#design-system/share-modal/use-copy.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ScriptKey } from '#contract/script-keys/script-key.ts'
import type { Scope } from '#contract/script-keys/scopes.ts'

/** A key that was just made, with the key itself. */
export type MadeKey = ScriptKey & { key: string }

/** Props of {@link KeyOnce}. */
export interface KeyOnceProps {
  made: MadeKey
  onDone: () => void
}

/** What a program calls first with a scope. */
const FIRST_CALL: Record<Scope, string> = {
  'lists:read': '/api/shopping/note',
  'lists:write': '/api/shopping/note -d Name=milk',
  'recipes:read': '/api/my/recipes',
  'recipes:write': '/api/my/folders -d Name=Sunday',
  'cooked:read': '/api/cooked',
  'week:read': '/api/week',
  'week:write': '/api/week/hours -d Day=2026-12-24 -d Slot=dinner -d Minutes=1140',
}

/** A new key, which nothing shows again. It is announced by no live region. */
export function KeyOnce({ made, onDone }: KeyOnceProps) {
  const { t } = useWords()
  const code = useRef<HTMLElement>(null)
  const { key, Tail, Scopes } = made
  const [state, copy] = useCopy(key, COPIED_MS, (result) => {
    if (result === 'done') return announce(t('scriptKeys.once.copied'))
    if (code.current) getSelection()?.selectAllChildren(code.current)
    announce(t('scriptKeys.once.pressCopy'), 'assertive')
  })
  const path = Scopes[0] === undefined ? '' : FIRST_CALL[Scopes[0]]
  return (
    <>
      <section className="script-key-once">
        <h3 className="text-heading">{t('scriptKeys.once.title')}</h3>
        <p className="text-label text-ink-soft">{t('scriptKeys.once.text')}</p>
        {/* Not text of the reader's language. */}
        <code ref={code} lang="zxx" translate="no" dir="ltr" aria-label={t('scriptKeys.once.key')}>
          {key}
        </code>
        <div className="script-keys-actions">
          <Button variant="primary" icon={state === 'done' ? Check : Copy} onClick={copy}>
            {t(state === 'done' ? 'scriptKeys.once.copied' : 'scriptKeys.once.copy')}
          </Button>
          <Button onClick={onDone}>{t('scriptKeys.once.done')}</Button>
        </div>
        {state === 'failed' && <p className="text-label">{t('scriptKeys.once.pressCopy')}</p>}
      </section>
      <section className="script-key-how">
        <h3 className="text-subheading">{t('scriptKeys.once.how')}</h3>
        <code lang="zxx" translate="no" dir="ltr">
          {`curl -H "Authorization: Bearer smr_…${Tail}" ${location.origin}${path}`}
        </code>
        <p className="text-caption text-ink-soft">{t('scriptKeys.once.gone')}</p>
      </section>
    </>
  )
}
