import { type ReactNode, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, CircleAlert, CircleQuestionMark, Info, Send } from '#design-system/icon/lucide.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useMember } from '#app/features/account/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { MailStep, MailTest as Result } from '#contract/host/mail-test.ts'
import { testMail } from './use-host.ts'

/** Sends the host a mail, and says step by step what became of it. */
export function MailTest({ onTested }: { onTested: () => void }) {
  const { t } = useWords()
  const { member } = useMember()
  const [result, setResult] = useState<Result>()
  const { isPending, change } = useChange()
  const send = async () => {
    setResult(undefined)
    await change(t('host.mail.notSent'), async () => setResult(await testMail()))
    onTested()
  }
  return (
    <>
      <div className="host-acts items-center">
        <Button variant="primary" icon={Send} pending={isPending} onClick={() => void send()}>
          {t('host.mail.test')}
        </Button>
        {member?.Email && (
          <span className="text-caption text-ink-soft">
            {t('host.mail.testTo', { to: member.Email })}
          </span>
        )}
      </div>
      <div role="status" className="host-steps">
        {isPending && (
          <p className="host-going">
            <Spinner />
            {t('host.mail.sending')}
          </p>
        )}
        {result && (
          <ul>
            {result.Steps.map((step) => (
              <Step key={step.Step} step={step} result={result} />
            ))}
            {result.IsTaken && <Arrived />}
          </ul>
        )}
      </div>
    </>
  )
}

function Row({
  state,
  icon,
  end,
  children,
}: {
  state?: 'well' | 'look'
  icon: typeof Check
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <li data-state={state}>
      <Icon of={icon} />
      <span>{children}</span>
      {end}
    </li>
  )
}

function Step({ step: { Step: name, Milliseconds, Failure }, result }: StepProps) {
  const { t, language, formatNumber } = useWords()
  const { CertificateEnds, Number: number, Code } = result
  const time = (
    <small>
      {t('host.mail.seconds', { seconds: formatNumber(Math.round(Milliseconds / 100) / 10) })}
    </small>
  )
  if (Failure !== null)
    return (
      <Row state="look" icon={CircleAlert} end={time}>
        <b>{t(`host.mail.failures.${Failure}.what`)}</b>
        <br />
        {/* Names of errors are of use to nobody here; what a mail server answers is a number. */}
        {/^\d+$/.test(Code ?? '') && `${t('host.mail.code', { code: Code ?? '' })} `}
        {t(`host.mail.failures.${Failure}.act`)} {t('host.mail.again')}
      </Row>
    )
  const until =
    name === 'encrypted' && CertificateEnds !== null
      ? t('host.mail.steps.encryptedUntil', { day: writeDate(new Date(CertificateEnds), language) })
      : undefined
  const numbered =
    name === 'accepted' && number !== null ? t('host.mail.steps.acceptedAs', { number }) : undefined
  return (
    <Row
      {...(name !== 'plain' && { state: 'well' })}
      icon={name === 'plain' ? Info : Check}
      end={time}
    >
      {until ?? numbered ?? t(`host.mail.steps.${name}`)}
    </Row>
  )
}

interface StepProps {
  step: MailStep
  result: Result
}

/** What only a person can see, with what to do when it is not there. */
function Arrived() {
  const { t } = useWords()
  const [isThere, setThere] = useState<boolean>()
  if (isThere !== undefined)
    return (
      <Row state={isThere ? 'well' : 'look'} icon={isThere ? Check : CircleAlert}>
        {isThere ? t('host.mail.works') : t('host.mail.lost')}
      </Row>
    )
  return (
    <Row
      icon={CircleQuestionMark}
      end={
        <span className="flex">
          <Button size="s" variant="bare" onClick={() => setThere(true)}>
            {t('host.mail.yes')}
          </Button>
          <Button size="s" variant="bare" onClick={() => setThere(false)}>
            {t('host.mail.no')}
          </Button>
        </span>
      }
    >
      {t('host.mail.arrived')}
    </Row>
  )
}
