import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Invitation } from '#contract/household.ts'
import { LIST_NAME_MAX } from '#contract/shopping/limits.ts'
import { JoinInvitation } from './join/join-invitation.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { lookUpCode, useHousehold } from './use-household.ts'

/** Letters and digits of a code as it is told, with one blank. */
const CODE_LENGTH = 7

/** An invitation that was looked up with its code, as the history of the browser keeps it. */
interface LookedUp {
  code: string
  invitation: Invitation
}

/** For members of no household: starting one, and joining one with a code. */
export function NoHousehold() {
  const { t } = useWords()
  const navigate = useNavigate()
  // In the history, so that the Back button leads from the invitation to the field.
  const lookedUp = useLocation().state as LookedUp | null
  if (lookedUp) {
    return (
      <JoinInvitation
        invitation={lookedUp.invitation}
        ticket={{ Code: lookedUp.code }}
        onNotNow={() => void navigate(-1)}
      />
    )
  }
  return (
    <>
      <h1 className="text-title">{t('household.title')}</h1>
      <p className="max-w-[52ch] text-ink-soft">{t('household.intro')}</p>
      <div className="house-columns">
        <section className="rim">
          <div className="house-head">
            <h2 className="text-heading">{t('household.start.title')}</h2>
          </div>
          <StartForm />
        </section>
        <section className="rim">
          <div className="house-head">
            <h2 className="text-heading">{t('household.code.title')}</h2>
          </div>
          <CodeForm
            onFound={(code, invitation) => {
              const state: LookedUp = { code, invitation }
              void navigate('.', { state })
            }}
          />
        </section>
      </div>
    </>
  )
}

function StartForm() {
  const { t } = useWords()
  const { create } = useHousehold()
  const { isPending, change } = useChange()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    void change(t('household.start.failed'), () => create(name.trim()))
  }
  return (
    <form
      noValidate
      className="house-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('household.start.name')}
        placeholder={t('household.start.example')}
        value={name}
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        error={isMissing ? t('household.start.missing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button variant="primary" type="submit" full pending={isPending}>
        {t('household.start.button')}
      </Button>
    </form>
  )
}

function CodeForm({ onFound }: { onFound: (code: string, invitation: Invitation) => void }) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    setWrong(code.trim() === '')
    if (code.trim() === '') return
    void change(t('household.code.failed'), async () => {
      try {
        onFound(code, await lookUpCode(code))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'InvitationInvalid') throw error
        setWrong(true)
      }
    })
  }
  return (
    <form
      noValidate
      className="house-form house-code-field"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('household.code.label')}
        placeholder={t('household.code.example')}
        value={code}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isWrong ? t('household.code.wrong') : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" full pending={isPending}>
        {t('household.code.button')}
      </Button>
    </form>
  )
}
