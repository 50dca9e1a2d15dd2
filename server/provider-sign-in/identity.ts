import type { IDToken } from 'openid-client'
import { type Role, ROLES } from '#contract/roles.ts'
import { Value } from 'typebox/value'
import { ResetRequestBody } from '#contract/account.ts'
import { NAME_MAX } from '#contract/limits.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { asciiAddress } from '#server/accounts/mail-address.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** A person's identity at a provider. */
export interface Identity {
  /** The provider's id of the person. Unlike an address, it never changes. */
  subject: string
  email: string
  firstName: string
  lastName: string
  /** Roles that the provider gives them now; empty when it says nothing about roles. */
  roles: Role[]
  /** The ID token itself, of a provider at which signing out ends a session, too. */
  idToken?: string
}

/** The provider's claims are not sufficient to sign in. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly code = 'IDENTITY'
}

/**
 * The person in a verified ID token (OpenID Connect Core, section 5.1).
 * @throws {IdentityError} without a verified e-mail address
 */
export function identityOf(
  claims: IDToken,
  { trustsAddress, roles }: Pick<ProviderSettings, 'trustsAddress' | 'roles'>,
): Identity {
  const { sub: subject, email, email_verified = trustsAddress } = claims
  const { name, given_name, family_name } = claims
  if (email_verified !== true) throw new IdentityError('The e-mail address is not verified.')
  if (typeof email !== 'string' || !Value.Check(ResetRequestBody, { email })) {
    throw new IdentityError('There is no e-mail address.')
  }
  const address = asciiAddress(email)
  if (address === undefined) throw new IdentityError('There is no e-mail address in ASCII.')
  const [first = '', ...rest] = line(name).split(' ')
  return {
    subject,
    email: address,
    firstName: line(given_name) || first || address.split('@', 1).join(''),
    lastName: line(given_name) ? line(family_name) : rest.join(' '),
    roles: roles ? rolesIn(claims[roles.claim], roles.byValue) : [],
  }
}

/** The identity of a member who links a provider to their account. Only its id is used. */
export function linkedIdentity({ sub: subject }: IDToken): Identity {
  return { subject, email: '', firstName: '', lastName: '', roles: [] }
}

/** The roles of a claim with one value or several. */
function rolesIn(claim: unknown, byValue: Readonly<Record<string, Role>>): Role[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim]
  return ROLES.filter((role) =>
    values.some(
      (value) =>
        typeof value === 'string' && Object.hasOwn(byValue, value) && byValue[value] === role,
    ),
  )
}

/** A claimed name on one line, truncated to the maximum length of a name. */
function line(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const text = typedLine(claim.replace(/[\p{Cc}\s]+/gu, ' '))
  return Array.from(text).slice(0, NAME_MAX).join('').trim()
}
