import { PROJECT_FORMAT, type Project } from './project.ts'

/*
 * A file of the private file system is written in some milliseconds, and a tab that is closed or killed ends at
 * once. Until the file is written, what was done is in local storage, which outlives the tab from the moment of
 * the call. The keys are a member's, see `member-storage.ts`.
 */

/** The project that a text has; undefined for one of another version. */
export function parsedProject(text: string): Project | undefined {
  try {
    const project = JSON.parse(text) as Project
    return project.format === PROJECT_FORMAT ? project : undefined
  } catch {
    return undefined
  }
}

/** Keeps a project whose file is not written yet. */
export function keepLastWords(name: string, project: Project): void {
  try {
    localStorage.setItem(name, JSON.stringify(project))
  } catch {
    // There is no room, or storage is forbidden: the last press may be lost.
  }
}

/** Forgets what was kept, once the file has it. */
export function forgetLastWords(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** Takes what was kept, if that is newer than what the file has. */
export function takeLastWords(name: string, stored: Project | undefined): Project | undefined {
  try {
    const text = localStorage.getItem(name)
    const kept = text === null ? undefined : parsedProject(text)
    return kept && kept.savedAt > (stored?.savedAt ?? 0) ? kept : stored
  } catch {
    return stored
  }
}
