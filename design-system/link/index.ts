export { ArrowLink } from '#design-system/link/arrow-link.tsx'
export { Link, type LinkProps } from '#design-system/link/link.tsx'
export { StoreLink, type StoreLinkProps } from '#design-system/link/store-link.tsx'
export { TextLink, type TextLinkProps } from '#design-system/link/text-link.tsx'
