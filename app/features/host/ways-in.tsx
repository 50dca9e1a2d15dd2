import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WayIn } from '#contract/host/overview.ts'
import { FactRow } from './fact-row.tsx'
import { useMoment } from './use-moment.ts'

/** How people sign in: each way with how many have it, and whether its provider answers. */
export function WaysIn({ ways }: { ways: readonly WayIn[] }) {
  const { t } = useWords()
  return (
    <section className="mt-10">
      <h2 className="text-heading">{t('host.ways.title')}</h2>
      <ul className="host-facts">
        {ways.map((way) => (
          <Way key={`${way.Kind} ${way.Name}`} way={way} />
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-caption text-ink-soft">{t('host.ways.last')}</p>
    </section>
  )
}

function Way({ way }: { way: WayIn }) {
  const { t } = useWords()
  const moment = useMoment()
  const { Kind, Name, IsOn, Members, Creates, Answered, SilentSince } = way
  const name = Kind === 'provider' ? Name : t(`host.ways.${Kind}`)
  if (!IsOn)
    return (
      <FactRow
        name={name}
        state="off"
        more={Members > 0 && t('host.ways.have', { count: Members })}
      >
        {Kind === 'password' ? t('host.ways.off') : t('host.ways.notSetUp')}
      </FactRow>
    )
  if (SilentSince !== null)
    return (
      <FactRow
        name={name}
        state="look"
        more={[
          t('host.ways.hidden', { count: Members }),
          Answered !== null && t('host.ways.answered', { at: moment(Answered) }),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {t('host.ways.silent', { since: moment(SilentSince) })}
      </FactRow>
    )
  const answered =
    Answered === null ? t('host.ways.notAsked') : t('host.ways.answered', { at: moment(Answered) })
  const creates = Creates === true ? t('host.ways.creates') : t('host.ways.createsNot')
  return (
    <FactRow name={name} more={Kind === 'provider' && `${answered} ${creates}`}>
      {t('host.ways.on', { members: t('host.people.members', { count: Members }) })}
    </FactRow>
  )
}
