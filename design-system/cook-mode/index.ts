/**
 * @deprecated Import `simmer/design-system/kitchen`. This entry and the names that it renames leave
 *   with version 2.
 */
export * from '#design-system/kitchen/index.ts'
export {
  ByEarDescription as EarDescription,
  ByEarNote as EarNote,
  ByEarStart as EarStart,
  ByEarWay as EarWay,
} from '#design-system/kitchen/index.ts'
export type {
  ByEarDescriptionProps as EarDescriptionProps,
  ByEarNoteProps as EarNoteProps,
  ByEarStartProps as EarStartProps,
  ByEarStation as EarStation,
  ByEarWayProps as EarWayProps,
} from '#design-system/kitchen/index.ts'
