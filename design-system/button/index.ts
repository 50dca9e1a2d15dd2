export { ButtonLink, type ButtonLinkProps } from '#design-system/button/button-link.tsx'
export { Button, type ButtonLook, type ButtonProps } from '#design-system/button/button.tsx'
