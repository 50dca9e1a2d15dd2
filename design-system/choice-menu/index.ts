export {
  ChoiceMenu,
  type Choice,
  type ChoiceMenuProps,
} from '#design-system/choice-menu/choice-menu.tsx'
