import type { Id } from '#contract/common.ts'
import { followSteps } from '#cooking/film/marks.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { PROJECT_FILE } from '#app/lib/storage/studio-folder.ts'
import { isFull, ProjectFolder } from './folder.ts'
import { forgetLastWords, keepLastWords, parsedProject, takeLastWords } from './last-words.ts'
import { durationOf, newProject, type Project } from './project.ts'

/** What is known of a project that is open. */
export interface ProjectState {
  readonly project: Project
  /** Whether what is done is kept on this device. `full`: it has no room. `not`: the browser keeps nothing. */
  readonly kept: 'yes' | 'full' | 'not'
}

/** How often the file of a project is read while another tab writes it. */
const TRIES = 5

/** Reads what is stored in the folder of a project; undefined when there is nothing. */
async function readProject(folder: ProjectFolder | undefined): Promise<Project | undefined> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const file = await folder?.file(PROJECT_FILE)
    if (!file) return undefined
    try {
      return parsedProject(await file.text())
    } catch {
      // It was written between the two: what was opened is gone, and a newer one is there.
    }
  }
  return undefined
}

/** Names of the files that a project has in its folder. */
function filesOf({ files, made, joined }: Project): string[] {
  return [
    PROJECT_FILE,
    ...files.flatMap(({ copy }) => copy ?? []),
    ...Object.values(made).map(({ file }) => file),
    ...(joined ? [joined.file] : []),
  ]
}

/** The project for the steps that the recipe has today. */
function forSteps(project: Project, keys: readonly string[]): Project {
  const { history } = project
  const known = history.now.steps.map(({ key }) => key)
  if (known.join() === keys.join()) return project
  const now = followSteps(history.now, keys, durationOf(project))
  // What was pressed for other steps cannot be taken back.
  return { ...project, history: { now, past: [], future: [] } }
}

/** The film of a recipe that is made on this device: what was done, kept after every press. */
export class ProjectStore {
  readonly #listeners = new Set<() => void>()
  #state: ProjectState
  #saving: Promise<void> = Promise.resolve()
  /** Changes whose files are not written yet. */
  #unsaved = 0
  readonly #name: string
  readonly #ended = new AbortController()
  /** Tells other tabs that something was saved. */
  readonly #others: BroadcastChannel
  /** Undefined where the browser has no private file system. */
  readonly folder: ProjectFolder | undefined

  private constructor(name: string, folder: ProjectFolder | undefined, project: Project) {
    this.#others = new BroadcastChannel(name)
    this.#name = name
    this.folder = folder
    this.#state = { project, kept: folder ? 'yes' : 'not' }
  }

  /** @param keys of the recipe's steps, in their order */
  static async open(member: string, recipe: Id, keys: readonly string[]): Promise<ProjectStore> {
    const folder = await ProjectFolder.open(member, recipe).catch(() => undefined)
    const name = ProjectFolder.nameOf(member, recipe)
    const stored = takeLastWords(name, await readProject(folder))
    const project = stored ? forSteps(stored, keys) : newProject(keys)
    return new ProjectStore(name, folder, project)
  }

  /**
   * Follows a project that another tab has open.
   * @returns what ends it
   */
  static follow(member: string, recipe: Id, show: (project: Project | undefined) => void) {
    const others = new BroadcastChannel(ProjectFolder.nameOf(member, recipe))
    const read = async () =>
      show(await readProject(await ProjectFolder.open(member, recipe).catch(() => undefined)))
    others.addEventListener('message', () => void read())
    void read()
    return () => others.close()
  }

  readonly state = (): ProjectState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(state: ProjectState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  /** Changes the project and keeps it. */
  readonly change = (how: (project: Project) => Project): void => {
    if (this.#ended.signal.aborted) return
    const project = { ...how(this.#state.project), savedAt: Date.now() }
    this.#set({ ...this.#state, project })
    this.#unsaved += 1
    keepLastWords(this.#name, project)
    this.#saving = this.#saving
      .then(() => this.#save())
      .finally(() => {
        this.#unsaved -= 1
        if (this.#unsaved === 0 && this.#state.kept === 'yes') forgetLastWords(this.#name)
      })
  }

  async #save(): Promise<void> {
    if (!this.folder) return
    const { project } = this.#state
    try {
      await this.folder.writeText(PROJECT_FILE, JSON.stringify(project))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- tabs of this origin alone hear it
      if (!this.#ended.signal.aborted) this.#others.postMessage('saved')
      if (this.#state.kept !== 'yes') this.#set({ ...this.#state, kept: 'yes' })
    } catch (error) {
      this.#set({ ...this.#state, kept: isFull(error) ? 'full' : 'not' })
    }
  }

  /** Resolves once everything that was done is kept, or could not be. */
  readonly saved = async (): Promise<void> => await this.#saving

  /** Keeps what was done, and changes nothing from then on: another tab does. */
  readonly end = async (): Promise<void> => {
    this.#ended.abort()
    await this.#saving
    this.#others.close()
  }

  /** Removes files that the project has no more: those of another film, and copies that were cut off. */
  readonly tidy = async (): Promise<void> => {
    await this.#saving
    if (this.#ended.signal.aborted || this.#state.kept !== 'yes') return
    await this.folder?.removeOthers(filesOf(this.#state.project)).catch(reportFailure)
  }

  /** Removes the film and everything that was done from this device. */
  readonly forget = async (): Promise<void> => {
    await this.#saving
    forgetLastWords(this.#name)
    await this.folder?.removeOthers([]).catch(reportFailure)
    const keys = this.#state.project.history.now.steps.map(({ key }) => key)
    this.#set({ ...this.#state, project: newProject(keys) })
  }
}
