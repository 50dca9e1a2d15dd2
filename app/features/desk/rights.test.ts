import { expect, test } from 'vitest'
import type { DeskMember } from '#contract/desk/members.ts'
import { changesTo, rightsOf } from './rights.ts'

const MEI: DeskMember = {
  Id: 7,
  Name: 'Mei Tanaka',
  Username: 'mei',
  PhotoPath: null,
  Roles: ['author'],
  AuthorId: 3,
  IsTrusted: false,
  Joined: '2026-01-09T10:00:00.000Z',
  LastHere: null,
  OwnRecipes: 9,
  Published: 6,
  OnHold: null,
}

test('nothing is called for a member who has the rights already', () => {
  expect(changesTo(rightsOf(MEI), MEI)).toEqual([])
})

test('roles are given before what only an author can have', () => {
  const member = { ...MEI, Roles: [] }
  expect(changesTo({ author: true, trusted: true, editor: false, admin: false }, member)).toEqual([
    { kind: 'grant', role: 'author' },
    { kind: 'trust', isTrusted: true },
  ])
})

test('who is no author any more is not called untrusted', () => {
  const member = { ...MEI, IsTrusted: true }
  expect(changesTo({ author: false, trusted: false, editor: true, admin: false }, member)).toEqual([
    { kind: 'revoke', role: 'author' },
    { kind: 'grant', role: 'editor' },
  ])
})
