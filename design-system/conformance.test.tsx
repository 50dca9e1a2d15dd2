// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as designSystem from '#design-system/index.ts'
import * as kitchen from '#design-system/kitchen/index.ts'
import * as plates from '#design-system/enamel-plate/index.ts'
import * as players from '#design-system/sequence-player/index.ts'
import * as notes from '#design-system/step-notes/index.ts'
import * as studio from '#design-system/studio/index.ts'
import * as icons from '#design-system/icon/index.ts'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { en } from '#design-system/messages/en.ts'
import { COMPONENTS } from './conformance.fixture.tsx'

const { DesignSystemProvider, Icon, TagLink, Toaster } = designSystem

// happy-dom loads no images but reports each of them as complete, which counts as failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })

/** Folders that the main entry leaves out. */
const OWN_ENTRY = new Set([
  // The old name of `kitchen`.
  'cook-mode',
  'kitchen',
  'enamel-plate',
  'icon',
  'lib',
  'sequence-player',
  'step-notes',
  'studio',
])
/** Components without a root element. */
const ROOTLESS: Record<string, ReactNode> = {
  DesignSystemProvider: null,
  // Its root is Radix's, and its content comes from `toast()`.
  Toaster: <Toaster />,
}

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function'
const namesOf = (entry: object) =>
  Object.entries(entry)
    .filter(isComponent)
    .map(([name]) => name)

const withProvider = (part: ReactNode) => (
  <DesignSystemProvider language="en" messages={en}>
    {part}
  </DesignSystemProvider>
)

test('every public component is tested here', () => {
  const held = [...Object.keys(COMPONENTS), ...Object.keys(ROOTLESS), 'Logo']
  const components = [designSystem, kitchen, notes, plates, players, studio].flatMap(namesOf)
  expect(components.sort()).toEqual(held.sort())
})

test('every component folder has an entry, and the main entry exports all of them', () => {
  const whole = readFileSync('design-system/index.ts', 'utf8')
  const folders = readdirSync('design-system', { withFileTypes: true })
    .filter((item) => item.isDirectory() && !OWN_ENTRY.has(item.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(`design-system/${name}`).some((file) => file.endsWith('.tsx')))
  const missing = folders.filter((name) => !whole.includes(`'#design-system/${name}/index.ts'`))
  expect(missing).toEqual([])
})

const rows = Object.entries(COMPONENTS)

test.each(rows)(
  '%s sets data-slot and forwards className, data attributes and ref',
  (_, { slot, inner, element }) => {
    let node: unknown
    const keep = (it: unknown) => {
      node ??= it
    }
    render(withProvider(element({ className: 'mine', 'data-mine': 'yes', ref: keep })))
    const root = document.querySelector(`[data-slot="${slot}"]`)!
    const target = inner === undefined ? root : root.querySelector(inner)!
    expect(target).toHaveAttribute('data-mine', 'yes')
    expect(node).toBe(target)
    const styled = document.querySelector('.mine')
    expect(root.contains(styled)).toBe(true)
  },
)

test.each(rows)('%s renders on a server', (_, { slot, element, portal = false }) => {
  const html = renderToString(withProvider(element({})))
  expect(html.includes(`data-slot="${slot}"`)).toBe(!portal)
})

const everything = [
  ...rows.map(([name, { element }]) => ({ name, part: element({}) })),
  ...Object.entries(ROOTLESS).map(([name, part]) => ({ name, part })),
]

// Any console output fails a test.
test.each(everything)(
  '$name mounts and unmounts twice without leaving anything in the document',
  ({ part }) => {
    const bodyBefore = document.body.getAttribute('style')
    const { unmount } = render(<StrictMode>{withProvider(part)}</StrictMode>)
    unmount()
    expect(screen.queryAllByText(/./)).toEqual([])
    expect(document.body.querySelectorAll('[data-slot]')).toHaveLength(0)
    expect(document.body.getAttribute('style')).toBe(bodyBefore)
  },
)

const drawings = Object.entries(icons).filter(
  ([name]) => name !== 'Icon' && /^[A-Z][a-z0-9]/.test(name),
)

test.each(drawings as [string, IconDrawing][])('%s is a drawing', (_, Drawing) => {
  const { container } = render(<Icon of={Drawing} className="mine" data-mine="yes" />)
  const drawing = container.firstElementChild
  expect(drawing).toHaveAttribute('data-slot', 'icon')
  expect(drawing).toHaveAttribute('data-mine', 'yes')
  expect(drawing).toHaveClass('mine')
})

/** A router's link. */
function RouterLink({ href, children }: { href?: string; children?: ReactNode }) {
  return (
    <a href={href} data-router="">
      {children}
    </a>
  )
}

test('the linkComponent of the provider renders links', () => {
  const { container } = render(
    <DesignSystemProvider language="en" messages={en} linkComponent={RouterLink}>
      <TagLink href="/tags">vegan</TagLink>
    </DesignSystemProvider>,
  )
  expect(container.querySelector('a')).toHaveAttribute('data-router')
})
