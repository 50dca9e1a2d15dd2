import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Piece } from '#app/lib/words/markup.tsx'
import { pageAddress } from '#contract/addresses/page-address.ts'
import { MINIMUM_AGE } from '#contract/limits.ts'
import { readMarkdown } from './markdown.ts'

const read = (body: string) => readMarkdown(`---\ntitle: T\ndescription: D\n---\n\n${body}\n`)
const files = globSync('app/routes/**/*.md')
const textOf = (file: string) => readMarkdown(readFileSync(file, 'utf8'))

function linksIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    const [, inner, href] = piece
    return [...(href === undefined ? [] : [href]), ...linksIn(inner)]
  })
}

test('a text has a head, an opening, sections with anchors and parts below them', () => {
  expect(read('First\nline.\n\n## One {#one}\n\nBody.\n\n### Part\n\nMore.\n\n## Two')).toEqual({
    title: 'T',
    description: 'D',
    opening: [['p', ['First line.']]],
    sections: [
      {
        id: 'one',
        title: 'One',
        body: [['p', ['Body.']]],
        parts: [{ id: '', title: 'Part', body: [['p', ['More.']]], parts: [] }],
      },
      { id: '', title: 'Two', body: [], parts: [] },
    ],
  })
})

test.each<[string, Piece[]]>([
  [
    '- one\n- two',
    [
      [
        'ul',
        [
          ['li', ['one']],
          ['li', ['two']],
        ],
      ],
    ],
  ],
  [
    '- one\n\n- two',
    [
      [
        'spaced-ul',
        [
          ['li', ['one']],
          ['li', ['two']],
        ],
      ],
    ],
  ],
  ['```js\na\n  b\n```', [['pre', [['code', ['a\n  b']]]]]],
  ['**All of it.**', [['strong-p', ['All of it.']]]],
  ['See [here](/privacy).', [['p', ['See ', ['a', ['here'], '/privacy'], '.']]]],
  ['After [14&nbsp;days].', [['p', ['After ', ['mark', ['[14\u00a0days]']], '.']]]],
  ['<address>\n\n[Name]\n\n</address>', [['address', [['p', [['mark', ['[Name]']]]]]]]],
  [
    'Key `a`\n: Kept\nlong.\n\nKey `b`\n: Kept.\n\nEnd.',
    [
      [
        'dl',
        [
          [
            'div',
            [
              ['dt', ['Key ', ['code', ['a']]]],
              ['dd', ['Kept long.']],
            ],
          ],
          [
            'div',
            [
              ['dt', ['Key ', ['code', ['b']]]],
              ['dd', ['Kept.']],
            ],
          ],
        ],
      ],
      ['p', ['End.']],
    ],
  ],
])('%j', (markdown, pieces) => {
  expect(read(markdown).opening).toEqual(pieces)
})

test('a text takes a limit from the contract and no name that is missing there', () => {
  expect(read('From {MINIMUM_AGE} on.').opening).toEqual([['p', [`From ${MINIMUM_AGE} on.`]]])
  expect(() => read('From {MAXIMUM_AGE} on.')).toThrow('no number MAXIMUM_AGE')
})

test('a text with what no page shows does not compile', () => {
  expect(() => read('<script>alert(1)</script>')).toThrow('"html"')
  expect(() => read('![picture](/a.png)')).toThrow('"image"')
})

test.each(files.filter((name) => name.endsWith('.en.md')))(
  '%s has the same anchors and links in German',
  (file) => {
    const [english, german] = [file, file.replace('.en.', '.de.')].map((name) => {
      const { opening, sections } = textOf(name)
      const pieces = [...opening, ...sections.flatMap(({ body }) => body)]
      return { anchors: sections.map(({ id }) => id), links: linksIn(pieces) }
    })
    expect(german).toEqual(english)
    for (const link of english!.links) {
      expect(pageAddress(new URL(link, 'http://simmer.example'))).toBeDefined()
    }
  },
)

test.each(files.filter((name) => name.includes('/legal/')))(
  '%s has a date, a notice and an anchor for each section',
  (file) => {
    const { updated, notice, sections } = textOf(file)
    expect(updated).toEqual(expect.any(String))
    expect(notice).toEqual({ title: expect.any(String), text: expect.any(String) })
    expect(sections.length).toBeGreaterThan(10)
    expect(sections.map(({ id }) => id)).not.toContain('')
  },
)
