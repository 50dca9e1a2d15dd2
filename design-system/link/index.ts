export { ArrowLink } from '#design-system/link/arrow-link.tsx'
export { Link, type LinkProps } from '#design-system/link/link.tsx'
export { TextLink } from '#design-system/link/text-link.tsx'
