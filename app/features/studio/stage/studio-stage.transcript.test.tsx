import { expect, test, vi } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { marksWith, stageFiles, stageStore } from '../../../../.storybook/data/studio.ts'
import { WholeStage } from './stage.fixture.tsx'

test.each(LANGUAGES)(
  'FLM-33 what is pressed on the stage is announced, as in spoken.%s.txt',
  async (language) => {
    const store = await stageStore(marksWith(2))
    const files = await stageFiles()
    const reporter = await listen(
      'The stage of the studio',
      language,
      <LanguageProvider initial={packOf(language)}>
        <div style={{ contain: 'layout', inlineSize: '1280px', blockSize: '800px' }}>
          <WholeStage store={store} files={files} onGo={() => undefined} />
        </div>
      </LanguageProvider>,
    )
    await vi.waitFor(() => expect(document.querySelector('video')!.readyState).toBeGreaterThan(1))
    await reporter.press('m', 'm', 'z', 'Shift+Z', 'x', 'x', 'n', 'h', 'Escape', 'ArrowUp')
    await reporter.press('ArrowUp', 'Enter', 'ArrowRight', 'Escape', 'Delete')
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
  },
)
