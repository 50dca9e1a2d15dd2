import type { KeptDraft } from './store/device.ts'

/** Address of the editor of a recipe that is kept on this device. */
export function editorPath({ id, name }: Pick<KeptDraft, 'id' | 'name'>): string {
  return id === null ? `/my/recipes/new?draft=${name}` : `/my/recipes/${id}/edit`
}
