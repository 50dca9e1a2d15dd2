import type { Finding } from './finding.ts'

const WORDS: Record<Finding['kind'], string> = {
  new: 'New',
  different: 'Different',
  gone: 'Gone',
  failed: 'Not shown',
}

const STYLE = `
body { margin: 0; padding: 1rem 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff }
article { border-top: 1px solid #999; padding-block: 1rem }
h2 { font-size: 1rem; overflow-wrap: anywhere }
.pictures { display: grid; gap: 1rem }
figure a { display: block; max-block-size: 60vh; overflow: auto }
figure { margin: 0 }
img { max-inline-size: 100%; border: 1px solid #999 }
code { user-select: all; background: #eee; padding: .2em .4em; overflow-wrap: anywhere }
button { font: inherit; padding: .4em .8em }
`

/** Accepts by the local server; without it the command is there to copy. */
const SCRIPT = `
document.body.toggleAttribute('data-served', location.protocol.startsWith('http'))
for (const button of document.querySelectorAll('button')) {
  button.hidden = !location.protocol.startsWith('http')
  button.onclick = async () => {
    const answer = await fetch('/accept/' + button.dataset.state, { method: 'POST' })
    button.closest('article').querySelector('[role=status]').textContent = await answer.text()
    if (answer.ok) button.remove()
  }
}
`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function figure(state: string, file: string, title: string): string {
  const source = `./${escape(state)}.${file}`
  return `<figure><figcaption>${title}</figcaption><a href="${source}"><img src="${source}" alt="${title}" loading="lazy"></a></figure>`
}

function article({ state, kind, note, hasBefore, hasAfter }: Finding): string {
  const pictures = [
    hasBefore && figure(state, 'before.png', 'Before'),
    hasAfter && figure(state, 'after.webp', 'After'),
    hasBefore && hasAfter && figure(state, 'difference.png', 'Difference'),
  ]
  const accept =
    kind === 'failed'
      ? ''
      : `<p><button data-state="${escape(state)}">Accept</button> <span role="status"></span>
<code>npm run test:visual -- accept ${escape(state)}</code></p>`
  return `<article><h2>${escape(state)}</h2><p>${WORDS[kind]}: ${escape(note)}</p>
<div class="pictures">${pictures.filter(Boolean).join('')}</div>${accept}</article>`
}

/** A page with each state that does not look like its picture: before, after, and what differs. */
export function reportPage(findings: readonly Finding[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of states: ${findings.length} to look at</title><style>${STYLE}</style>
<h1>${findings.length} to look at</h1>
<p>Each picture shows a state in light, dark and forced colours, and from right to left where that differs. It opens at full size.</p>
${findings.map(article).join('\n')}
<script>${SCRIPT}</script></html>
`
}
