import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'

/** The member's keys for scripts. Few open them, so their code is fetched with the tab. */
export const LateScriptKeys = lateComponent(async () => {
  const code = import('./script-keys.tsx')
  return (await withAreas(['memberActions', 'scriptKeys'], code)).ScriptKeys
})
