export { Avatar, type AvatarProps } from '#design-system/avatar/avatar.tsx'
export { PersonLink, type PersonLinkProps } from '#design-system/avatar/person-link.tsx'
