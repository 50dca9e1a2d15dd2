import type { Decorator } from '@storybook/react-vite'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STAGE_TITLES, stageSteps } from '../../../../.storybook/data/studio.ts'
import type { Frame } from '../../../../.storybook/decorators/frame.tsx'
import type { ProjectStore } from '../device/project-store.ts'
import { StudioStage } from './studio-stage.tsx'
import type { StageFile } from './stage.types.ts'
import { useLook } from './use-film.ts'

/** Props of {@link WholeStage}. */
interface WholeStageProps {
  store: ProjectStore
  files: readonly StageFile[]
  onGo: (place: string) => void
}

const nothing = () => undefined

/** The stage for the recipe of the stories. */
export function WholeStage({ store, files, onGo }: WholeStageProps) {
  const { language } = useWords()
  return (
    <StudioStage
      title={STAGE_TITLES[language]}
      store={store}
      steps={STEPS[language]}
      files={files}
      look={useLook(files)}
      done={['film']}
      onGo={onGo}
      onLeave={nothing}
    />
  )
}

const STEPS = { en: stageSteps('en'), de: stageSteps('de') }

/** Renders a story in a frame that the stage fills, `parameters.frame`. */
export const inStage: Decorator = (Story, { parameters }) => {
  const { width = '1280px', height = '800px' } = (parameters.frame ?? {}) as Frame
  return (
    <div data-story-frame style={{ width, height, contain: 'layout', overflow: 'hidden' }}>
      <Story />
    </div>
  )
}
