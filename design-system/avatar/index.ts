export { Avatar, type AvatarProps } from '#design-system/avatar/avatar.tsx'
