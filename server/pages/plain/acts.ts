import { createHash } from 'node:crypto'
import type { PlainAct } from '#contract/host/plain.ts'
import { langIdOf, type Language } from '#contract/languages.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { splitName } from '#contract/text/split-name.ts'

/** The fields of a form. */
export type Fields = Readonly<Record<string, string>>

/** A call of the API that a form makes. */
export interface PlainCall {
  method: 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`. */
  url: string
  body?: object
}

/** What a form does. */
interface Act {
  /** Fields that have to be filled. */
  required?: readonly string[]
  call: (fields: Fields, language: Language) => PlainCall
}

/** A password in the form of every call. */
const hashed = (password = '') =>
  password === '' ? '' : createHash('sha256').update(password).digest('hex')

const idOf = ({ Id = '' }: Fields) => encodeURIComponent(Id)

function nameOf({ name = '' }: Fields): { FirstName: string; LastName: string } {
  const { firstname, lastname } = splitName(name)
  return { FirstName: firstname, LastName: lastname }
}

/** What each form does; signing out is no call that may fail. */
export const ACTS: Record<Exclude<PlainAct, 'signOut'>, Act> = {
  signIn: {
    required: ['email', 'password'],
    call: ({ email, password }) => ({
      method: 'POST',
      url: '/auth/',
      body: {
        grant_type: 'password',
        client_id: 'recipe-web',
        scope: 'api',
        username: email,
        password: hashed(password),
      },
    }),
  },
  first: {
    required: ['words', 'name', 'email', 'password', 'registration', 'examples'],
    call: (fields, language) => ({
      method: 'POST',
      url: '/first',
      body: {
        Words: fields['words'],
        ...nameOf(fields),
        Email: fields['email'],
        Password: hashed(fields['password']),
        Language: langIdOf(language),
        Place: fields['place'] ?? '',
        Registration: fields['registration'],
        Examples: fields['examples'] === 'yes',
      },
    }),
  },
  work: { call: ({ Kind }) => ({ method: 'POST', url: '/host/work', body: { Kind } }) },
  registration: {
    call: ({ Registration }) => ({
      method: 'PATCH',
      url: '/host/registration',
      body: { Registration },
    }),
  },
  invite: {
    required: ['Name'],
    call: ({ Name, Email = '', Places, Days }, language) => ({
      method: 'POST',
      url: '/host/invitations',
      body: {
        Name,
        Places: Email.trim() === '' ? Places : 1,
        Days,
        LangId: langIdOf(language),
        ...(Email.trim() !== '' && { Email: Email.trim() }),
      },
    }),
  },
  sendAgain: {
    call: (fields) => ({ method: 'POST', url: `/host/invitations/${idOf(fields)}/send` }),
  },
  newLink: {
    call: (fields) => ({ method: 'POST', url: `/host/invitations/${idOf(fields)}/link` }),
  },
  endInvitation: {
    call: (fields) => ({ method: 'DELETE', url: `/host/invitations/${idOf(fields)}` }),
  },
  warningMails: {
    call: ({ Mails }) => ({ method: 'PATCH', url: '/host/warnings', body: { Mails } }),
  },
  quiet: {
    call: ({ Kind, IsQuiet }) => ({
      method: 'POST',
      url: '/host/errors/quiet',
      body: { Kind, IsQuiet },
    }),
  },
  readOnly: {
    call: ({ IsOn, De = '', En = '', Until = '' }) => ({
      method: 'PATCH',
      url: '/host/read-only',
      body: { IsOn: IsOn === 'true', Words: { De, En }, Until },
    }),
  },
}

/** Names of fields that an act needs and that are empty; of a new password, also one that is too short. */
export function missingOf(act: Exclude<PlainAct, 'signOut'>, fields: Fields): string[] {
  const isFilled = (name: string) => (fields[name] ?? '').trim() !== ''
  const missing = (ACTS[act].required ?? []).filter((name) => !isFilled(name))
  const isShort = act === 'first' && (fields['password'] ?? '').length < PASSWORD_MIN
  return isShort && !missing.includes('password') ? [...missing, 'shortPassword'] : missing
}
