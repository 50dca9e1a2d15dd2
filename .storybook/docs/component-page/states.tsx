import { use, useMemo, type ComponentType } from 'react'
import { DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { composeStories } from '@storybook/react-vite'

/** A story that can be rendered, with its id and name. */
type ShownStory = ComponentType & { id: string; storyName: string }

/** The name of a story. The name of an export is split into its words. */
function nameOf(key: string, { storyName }: ShownStory): string {
  return storyName === key ? key.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ') : storyName
}

/** Props of {@link States}. */
export interface StatesProps {
  /** A module with stories. */
  module: Record<string, unknown>
  /** Links to the stories instead of rendering them. @default false */
  areLinks?: boolean | undefined
}

/** Every story of a module, with its name. */
export function States({ module, areLinks = false }: StatesProps) {
  const { projectAnnotations } = use(DocsContext)
  const stories = useMemo(
    () =>
      Object.entries(
        composeStories(module as never, projectAnnotations) as Record<string, ShownStory>,
      ),
    [module, projectAnnotations],
  )
  if (areLinks) {
    return (
      <>
        <Heading>States</Heading>
        <ul>
          {stories.map(([key, story]) => (
            <li key={key}>
              <a href={`./?path=/story/${story.id}`} target="_top">
                {nameOf(key, story)}
              </a>
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      <Heading>States</Heading>
      <div className="grid gap-6">
        {stories.map(([key, Story]) => (
          <figure key={key} className="m-0 grid gap-2">
            <figcaption className="text-label text-ink-soft">{nameOf(key, Story)}</figcaption>
            <div className="sb-unstyled overflow-auto rounded-control border border-line p-6">
              <Story />
            </div>
          </figure>
        ))}
      </div>
    </>
  )
}
