import { Fragment } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { AtSign, Globe } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { AuthorProfile } from '#contract/desk/authorship.ts'
import { AUTHOR_LINK_MAX } from '#contract/desk/limits.ts'
import { linkOf } from '#contract/desk/link.ts'
import type { AuthorFormProps } from './author-fields.ts'

const KINDS = [
  { name: 'links.0', kind: 'website', icon: Globe },
  { name: 'links.1', kind: 'social', icon: AtSign },
] as const

/** Props of {@link OwnLinks}. */
export interface OwnLinksProps extends AuthorFormProps {
  /** The author, with the saved addresses at which nobody answers, and what may be meant by them. */
  author: Pick<AuthorProfile, 'Silent' | 'Meant'>
  /** What was taken in one press has to be kept as if it was typed. */
  onTake: () => void
}

/** The website of an author, and their page at a social network. They are checked when they are left. */
export function OwnLinks({ form, author, onTake }: OwnLinksProps) {
  const { t } = useWords()
  const { Silent, Meant: near } = author
  const { register, trigger, setValue, setFocus, formState, control } = form
  const typed = useWatch({ control, name: 'links' })
  const linkAt = (index: number) => linkOf(typed[index] ?? '') ?? ''
  const isSilent = (index: number) => Silent?.includes(linkAt(index)) === true
  const meantAt = (index: number) => near?.find((meant) => meant.Silent === linkAt(index))?.Address
  const take = (name: `links.${number}`, address: string) => {
    setValue(name, address, { shouldDirty: true })
    setFocus(name)
    onTake()
  }
  const wrong = (index: number) => formState.errors.links?.[index]
  return (
    <section>
      <h2 className="text-subheading">{t('authorship.links.label')}</h2>
      {KINDS.map(({ name, kind, icon }, index) => (
        <Fragment key={kind}>
          <TextField
            {...register(name, {
              validate: (typed = '') => linkOf(typed) !== undefined,
              onBlur: () => void trigger(name),
              // What was wrong goes while it is mended, so that nothing moves below the pointer later.
              onChange: () => void (wrong(index) && trigger(name)),
            })}
            icon={icon}
            type="url"
            inputMode="url"
            autoComplete={kind === 'website' ? 'url' : 'off'}
            label={t(`authorship.profile.${kind}`)}
            placeholder={t('authorship.links.example')}
            maxLength={AUTHOR_LINK_MAX}
            hint={isSilent(index) ? t('authorship.links.silent') : undefined}
            error={wrong(index) && t('authorship.links.wrong')}
          />
          <Meant address={meantAt(index)} onTake={(address) => take(name, address)} />
        </Fragment>
      ))}
      <p className="text-caption text-ink-soft">{t('authorship.profile.linksHint')}</p>
    </section>
  )
}

interface MeantProps {
  address: string | undefined
  onTake: (address: string) => void
}

/** Without scheme and last slash, as people write it. */
const short = (address: string) => address.replace(/^https:\/\//, '').replace(/\/$/, '')

/** Asks about an address nearby at which somebody answers; one press takes it. */
function Meant({ address, onTake }: MeantProps) {
  const { t } = useWords()
  if (address === undefined) return null
  return (
    <p className="author-meant">
      {t('authorship.links.meant', { address: short(address) })}{' '}
      <Button variant="quiet" size="s" onClick={() => onTake(address)}>
        {t('authorship.links.takeMeant')}
      </Button>
    </p>
  )
}
