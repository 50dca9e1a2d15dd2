// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account.ts'
import { useDraft } from './use-draft.ts'

const memberOf = (username: string) => ({ username }) as CurrentUser
const draftOf = (username: string) =>
  renderHook(() => useDraft<{ message: string }>('feedback', memberOf(username))).result.current

test('a member finds their draft until it is sent, and nobody else sees it', () => {
  expect(draftOf('ada').stored).toBeUndefined()
  draftOf('ada').save({ message: 'Lovely films' })
  expect(draftOf('eve').stored).toBeUndefined()
  expect(draftOf('ada').stored).toEqual({ message: 'Lovely films' })
  draftOf('ada').remove()
  expect(draftOf('ada').stored).toBeUndefined()
})

test('stored text in another shape is not a draft', () => {
  sessionStorage.setItem('simmer.draft.feedback', 'broken')
  expect(draftOf('ada').stored).toBeUndefined()
})
