// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cookbookWith } from '#tests/support/entities.ts'
import { show } from '#tests/support/show.tsx'
import { CookbookCard } from './cookbook-card.tsx'

const LONG = 'One-Pot West Africa and Beyond'

test('EXP-13 CON-15 on explore a cookbook title is cut at 22 characters, and its link has the full title', () => {
  show(<CookbookCard cookbook={cookbookWith({ Name: LONG })} place="carousel" shortTitle />)
  const link = screen.getByRole('link', { name: LONG })
  expect(link.textContent).toBe('One-Pot West Africa an')
  expect(link.querySelector('[data-tail]')).toHaveAttribute('data-tail', '...')
  expect(link).toHaveAttribute('href', '/cookbooks/3')
})

test('on other screens a cookbook title is not cut', () => {
  show(<CookbookCard cookbook={cookbookWith({ Name: LONG })} place="grid" />)
  expect(screen.getByRole('link', { name: LONG })).toHaveTextContent(LONG)
})

test('CBL-12 CON-18 a description is cut at 70 characters', () => {
  const Description = 'a'.repeat(71)
  show(<CookbookCard cookbook={cookbookWith({ Description })} place="grid" />)
  expect(screen.getByText(`${'a'.repeat(70)}...`)).toBeInTheDocument()
})

test('a cookbook without a description shows the text for none', () => {
  show(<CookbookCard cookbook={cookbookWith({ Description: null })} place="grid" />)
  expect(screen.getByText(/no description available/i)).toBeInTheDocument()
})
