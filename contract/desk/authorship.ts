import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, MediaPath, Nullable } from '../common.ts'
import {
  AUTHOR_ABOUT_MAX,
  AUTHOR_LINK_MAX,
  AUTHOR_LINKS_MAX,
  AUTHOR_NAME_MAX,
  AUTHOR_PLACE_MAX,
  DESK_TEXT_MAX,
} from './limits.ts'
import { TypedLine } from './texts.ts'

const Place = Type.Optional(Type.String({ maxLength: AUTHOR_PLACE_MAX, pattern: '^[^\\p{Cc}]*$' }))
/** A page elsewhere, which `isLink` accepts. */
const Link = Type.String({ maxLength: AUTHOR_LINK_MAX, pattern: '^https://[^\\s\\p{Cc}]+$' })
/** Pages elsewhere. */
const Links = Type.Array(Link, { maxItems: AUTHOR_LINKS_MAX })

/** What a member who asks to become an author says; who they are is in the language of the call. */
export const ApplyBody = Type.Object({
  /** The name under which they publish. */
  Name: TypedLine(AUTHOR_NAME_MAX),
  Place,
  Description: TypedLine(AUTHOR_ABOUT_MAX),
  Links: Type.Optional(Links),
  /** The licence of texts, and that of pictures: both have to be accepted. */
  AcceptsTextLicence: Type.Boolean(),
  AcceptsPictureLicence: Type.Boolean(),
  /** The version of the terms that was shown. */
  TermsVersion: Type.String(),
})
/** @see {@link ApplyBody} (schema) */
export type ApplyBody = Static<typeof ApplyBody>

/** How an application stands. */
const ApplicationState = Type.Enum(['open', 'approved', 'refused', 'withdrawn'])

const Said = {
  Id,
  Name: Type.String(),
  Place: Nullable(Type.String()),
  Description: Type.String(),
  /** Of the description: 0 German, 1 English. */
  LangId: LangIdParam,
  Links: Type.Array(Type.String()),
  Sent: IsoDate,
}

/** An application as the member who made it sees it. */
export const Application = Type.Object({
  ...Said,
  State: ApplicationState,
  /** Why it was refused. */
  Remark: Nullable(Type.String()),
  Decided: Nullable(IsoDate),
})
/** @see {@link Application} (schema) */
export type Application = Static<typeof Application>

/** A text that may be missing in one language. */
const OneText = Type.Object({ en: Type.Optional(Type.String()), de: Type.Optional(Type.String()) })

/** Another name or portrait, which the desk reads before others see it. */
export const ProfileChange = Type.Object({
  Id,
  State: Type.Enum(['waiting', 'returned']),
  /** Null where the name stays. */
  Name: Nullable(Type.String()),
  /** Null where the portrait stays, or has been deleted. */
  Portrait: Nullable(Type.Object({ Id, Path: MediaPath })),
  Sent: IsoDate,
  /** Why it was sent back. */
  Remark: Nullable(Type.String()),
})
/** @see {@link ProfileChange} (schema) */
export type ProfileChange = Static<typeof ProfileChange>

/** The author that the caller publishes as, as others see them. */
export const AuthorProfile = Type.Object({
  Id,
  Name: Type.String(),
  Place: Nullable(Type.String()),
  Description: OneText,
  Portrait: Nullable(MediaPath),
  Website: Nullable(Type.String()),
  /** A page at a social network. */
  Social: Nullable(Type.String()),
  /** Those of both at which nobody answers: they are not shown to others. */
  Silent: Type.Optional(Type.Array(Type.String())),
  /** What they may have meant by one of those: an address nearby at which somebody answers. */
  Meant: Type.Optional(Type.Array(Type.Object({ Silent: Type.String(), Address: Type.String() }))),
  /** Null without one that waits or was sent back. */
  Change: Nullable(ProfileChange),
  /** What they publish is read afterwards. */
  IsTrusted: Type.Boolean(),
})
/** @see {@link AuthorProfile} (schema) */
export type AuthorProfile = Static<typeof AuthorProfile>

/** Response of the calls about the caller as an author. */
export const Authorship = Type.Object({
  Author: Nullable(AuthorProfile),
  /** The latest application. */
  Application: Nullable(Application),
  /** The version of the terms that has to be accepted. */
  TermsVersion: Type.String(),
})
/** @see {@link Authorship} (schema) */
export type Authorship = Static<typeof Authorship>

/** A link, or empty for none. */
const LinkOrNone = Type.Optional(Type.Union([Link, Type.Literal('')]))

/**
 * Body of PATCH /my/author: what is absent stays, an empty text goes. Another name or portrait waits for the
 * desk; the same as others see takes back what waits.
 */
export const AuthorBody = Type.Object({
  Name: Type.Optional(TypedLine(AUTHOR_NAME_MAX)),
  /** A square picture of the caller's; null for none, which is so at once. */
  PortraitId: Type.Optional(Nullable(Id)),
  Place,
  Description: Type.Optional(
    Type.Object({
      en: Type.Optional(Type.String({ maxLength: AUTHOR_ABOUT_MAX, pattern: '^[^\\p{Cc}]*$' })),
      de: Type.Optional(Type.String({ maxLength: AUTHOR_ABOUT_MAX, pattern: '^[^\\p{Cc}]*$' })),
    }),
  ),
  Website: LinkOrNone,
  Social: LinkOrNone,
})
/** @see {@link AuthorBody} (schema) */
export type AuthorBody = Static<typeof AuthorBody>

/** An open application as the desk sees it. */
export const DeskApplication = Type.Object({
  ...Said,
  Member: Type.Object({
    Id,
    Name: Type.String(),
    Joined: IsoDate,
    OwnRecipes: Type.Integer({ minimum: 0 }),
    /** It is the caller's own, which somebody else decides. */
    IsYou: Type.Optional(Type.Literal(true)),
  }),
})
/** @see {@link DeskApplication} (schema) */
export type DeskApplication = Static<typeof DeskApplication>

/** Response of GET /desk/applications: the oldest first. */
export const DeskApplications = Type.Object({ Applications: Type.Array(DeskApplication) })

/** Another name or portrait of an author as the desk sees it. */
export const DeskProfile = Type.Object({
  Id,
  Sent: IsoDate,
  /** As others see them. */
  Author: Type.Object({ Id, Name: Type.String(), Portrait: Nullable(MediaPath) }),
  /** Null where it stays. */
  Name: Nullable(Type.String()),
  /** Null where it stays, or has been deleted. */
  Portrait: Nullable(MediaPath),
  /** It is the caller's own, which somebody else decides. */
  IsYou: Type.Optional(Type.Literal(true)),
})
/** @see {@link DeskProfile} (schema) */
export type DeskProfile = Static<typeof DeskProfile>

/** Response of GET /desk/profiles: the oldest first. */
export const DeskProfiles = Type.Object({ Profiles: Type.Array(DeskProfile) })

/** Body of PATCH /desk/applications/{id}/refuse, and of PATCH /desk/profiles/{id}/return. */
export const RefuseBody = Type.Object({
  /** The member reads it. */
  Remark: TypedLine(DESK_TEXT_MAX),
})
