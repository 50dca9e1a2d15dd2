export { ButtonLink, type ButtonLinkProps } from '#design-system/button/button-link.tsx'
export { Button, type ButtonAppearance, type ButtonProps } from '#design-system/button/button.tsx'
