import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { overview, ring, several, sheet } from '#design-system/kitchen/timers.fixture.tsx'
import { SCENE_WORDS } from '#design-system/kitchen/kitchen.fixtures.ts'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import type { Language } from '#design-system/provider/context.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'

const scenesIn = (language: Language) => ({
  'Everything is laid out': <Scene moment="ready" whole="layOut" go="first" />,
  'A step is being done': <Scene running shelf={several(1)} />,
  'A timer rings': <Scene running foot={ring(undefined, true)} />,
  // Alone: the virtual reader does not know that a modal dialog hides the rest.
  'A timer is opened': sheet()(SCENE_WORDS[language]),
  'The overview is opened': overview()(SCENE_WORDS[language]),
})
type SceneName = keyof ReturnType<typeof scenesIn>

test.each(LANGUAGES)('the kitchen is announced as in spoken.%s.txt', async (language) => {
  const scenes = scenesIn(language)
  let show!: (scene: SceneName) => void
  function Kitchen() {
    const [scene, setScene] = useState<SceneName>('Everything is laid out')
    show = setScene
    return <div key={scene}>{scenes[scene]}</div>
  }
  const reporter = await listen('Kitchen', language, <Kitchen />)
  await reporter.reads()
  await reporter.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', ' ')
  for (const scene of (Object.keys(scenes) as SceneName[]).slice(1)) {
    await reporter.does(scene, () => flushSync(() => show(scene)))
    await reporter.reads()
    await reporter.press('Tab', 'Tab')
  }
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
})
