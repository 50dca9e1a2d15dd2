import { languageOf, type LangId, type Language } from '#contract/languages.ts'
import { MEMBER_LIMITS, type MemberLimit } from '#contract/member-limits.ts'

type Message = (most: string) => string

const english: Record<MemberLimit, Message> = {
  comments: (most) => `An account can hold ${most} comments, and yours already does.`,
  commentsPerDay: (most) =>
    `You can write up to ${most} comments in 24 hours. Please try again tomorrow.`,
  commentVotes: (most) => `You can like or dislike up to ${most} comments, and you already have.`,
  commentVotesPerDay: (most) =>
    `You can like or dislike up to ${most} comments in 24 hours. Please try again tomorrow.`,
  feedback: (most) => `An account can send feedback ${most} times, and yours already has.`,
  feedbackPerDay: (most) =>
    `You can send feedback up to ${most} times in 24 hours. Please try again tomorrow.`,
  favouriteRecipes: (most) =>
    `You can have up to ${most} favourite recipes. Please remove one of them first.`,
  favouriteCookbooks: (most) =>
    `You can have up to ${most} favourite cookbooks. Please remove one of them first.`,
  subscriptions: (most) =>
    `You can subscribe to up to ${most} authors. Please unsubscribe from one of them first.`,
  shoppingLists: (most) =>
    `You can have up to ${most} shopping lists of your own. Please delete one of them first.`,
  householdLists: (most) =>
    `A household can share up to ${most} lists. Please delete one of them first.`,
  shoppingRecipes: (most) =>
    `A shopping list holds up to ${most} recipes. Please remove one of them first.`,
  shoppingItems: (most) =>
    `A shopping list holds up to ${most} items of your own. Please remove one of them first.`,
  stepNotes: (most) =>
    `An account can pin ${most} notes, and yours already has. Please delete one of them first.`,
  stepNotesPerDay: (most) =>
    `You can pin up to ${most} notes in 24 hours. Please try again tomorrow.`,
  stepNotesAtStep: (most) =>
    `You can pin up to ${most} notes to a step. Please delete one of them first.`,
  mealsAtSlot: (most) => `A meal can have up to ${most} dishes. Please take one of them off first.`,
  dinners: (most) => `You can have up to ${most} dinners planned. Please delete one of them first.`,
  stepNoteVotes: (most) => `You can find up to ${most} notes helpful, and you already do.`,
  stepNoteVotesPerDay: (most) =>
    `You can find up to ${most} notes helpful in 24 hours. Please try again tomorrow.`,
  reports: (most) => `You can report up to ${most} things, and you already have.`,
  reportsPerDay: (most) =>
    `You can report up to ${most} things in 24 hours. Please try again tomorrow.`,
  newReportsPerDay: (most) =>
    `In its first week an account can report up to ${most} things in 24 hours. Please try again tomorrow.`,
  caseChanges: (most) =>
    `You have changed this ${most} times since it was hidden. Please wait until the desk has looked at it, or delete it.`,
  blocks: (most) => `You can block up to ${most} people. Please unblock one of them first.`,
  cooked: (most) =>
    `A cooking log holds ${most} entries, and yours is full. Please delete one of them first.`,
  mealsPerDay: (most) =>
    `You can put up to ${most} entries into your cooking log in 24 hours. Please try again tomorrow.`,
  logPhotos: (most) =>
    `A cooking log holds ${most} photos, and yours already does. Please remove one of them first.`,
  ownRecipes: (most) =>
    `You can keep up to ${most} recipes, those in the bin included. Please delete one for good first.`,
  ownCookbooks: (most) =>
    `You can have up to ${most} cookbooks of your own, those in the bin included. Please delete one for good first.`,
  scriptKeys: (most) =>
    `You can have up to ${most} keys that run. Please revoke one of them first.`,
  passkeys: (most) => `You can have up to ${most} passkeys. Please remove one of them first.`,
  ownFolders: (most) => `You can have up to ${most} folders. Please delete one of them first.`,
  ownFoods: (most) =>
    `Your recipes can name up to ${most} foods that Simmer does not know, and they already do.`,
  ownPictures: (most) =>
    `You can keep up to ${most} pictures. Please delete recipes with pictures for good first.`,
  ownPictureBytes: () =>
    'Your pictures take up 2 GB, which is all the room there is. Please delete recipes with pictures for good first.',
  filmBytes: () =>
    'Your films take up 20 GB, which is all the room there is. Please delete the film of another recipe first.',
  filmUploads: (most) =>
    `You can have up to ${most} films on their way. Please finish or cancel one of them first.`,
  importFilesPerDay: (most) =>
    `You can bring along up to ${most} files in 24 hours. Please try again tomorrow.`,
  importAddressesPerDay: (most) =>
    `You can bring along up to ${most} addresses in 24 hours. Please try again tomorrow.`,
  importTextsPerDay: (most) =>
    `You can bring along up to ${most} texts in 24 hours. Please try again tomorrow.`,
  submissionsPerDay: (most) =>
    `You can send in up to ${most} recipes in 24 hours. Please try again tomorrow.`,
  newSubmissionsPerDay: (most) =>
    `In the first week you can send in up to ${most} recipes in 24 hours. Please try again tomorrow.`,
  publishedAgainPerDay: (most) =>
    `You can publish up to ${most} withdrawn recipes again in 24 hours. Please try again tomorrow.`,
  exportsPerHour: (most) => `You can pack up to ${most} files in an hour. Please try again later.`,
  authorApplicationsPerYear: (most) =>
    `You can ask ${most} times a year to become an author, and you already have. Please try again later.`,
  profileChangesPerDay: (most) =>
    `You can ask for another name or portrait ${most} times in 24 hours. Please try again tomorrow.`,
}

const german: Record<MemberLimit, Message> = {
  comments: (most) => `In ein Konto passen ${most} Kommentare, und so viele hast du schon.`,
  commentsPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Kommentare schreiben. Morgen geht es weiter.`,
  commentVotes: (most) =>
    `Du kannst bis zu ${most} Kommentare mit „Gefällt mir“ oder „Gefällt mir nicht“ bewerten, und so viele sind es schon.`,
  commentVotesPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Kommentare mit „Gefällt mir“ oder „Gefällt mir nicht“ bewerten. Morgen geht es weiter.`,
  feedback: (most) =>
    `Du kannst bis zu ${most}-mal Feedback geben, und so oft hast du es schon getan.`,
  feedbackPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most}-mal Feedback geben. Bitte versuch es morgen noch einmal.`,
  favouriteRecipes: (most) =>
    `Du kannst bis zu ${most} Rezepte als Favoriten haben. Bitte entferne zuerst eines davon.`,
  favouriteCookbooks: (most) =>
    `Du kannst bis zu ${most} Kochbücher als Favoriten haben. Bitte entferne zuerst eines davon.`,
  subscriptions: (most) =>
    `Du kannst bis zu ${most} Profile abonnieren. Bitte bestelle zuerst eines davon ab.`,
  shoppingLists: (most) =>
    `Du kannst bis zu ${most} eigene Einkaufslisten haben. Bitte lösche zuerst eine davon.`,
  householdLists: (most) =>
    `Ein Haushalt kann bis zu ${most} Listen teilen. Bitte lösche zuerst eine davon.`,
  shoppingRecipes: (most) =>
    `Auf eine Einkaufsliste passen bis zu ${most} Rezepte. Bitte entferne zuerst eines davon.`,
  shoppingItems: (most) =>
    `Auf eine Einkaufsliste passen bis zu ${most} eigene Einträge. Bitte entferne zuerst einen davon.`,
  stepNotes: (most) =>
    `Du kannst bis zu ${most} Notizen anheften, und so viele sind es schon. Bitte lösche zuerst eine davon.`,
  stepNotesPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Notizen anheften. Morgen geht es weiter.`,
  stepNotesAtStep: (most) =>
    `Du kannst an einen Schritt bis zu ${most} Notizen heften. Bitte lösche zuerst eine davon.`,
  mealsAtSlot: (most) =>
    `Eine Mahlzeit hat Platz für ${most} Gerichte. Bitte streich zuerst eines davon.`,
  dinners: (most) =>
    `Du kannst bis zu ${most} Essen geplant haben. Bitte lösche zuerst eines davon.`,
  stepNoteVotes: (most) =>
    `Du kannst bis zu ${most} Notizen hilfreich finden, und so viele sind es schon.`,
  stepNoteVotesPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Notizen hilfreich finden. Morgen geht es weiter.`,
  reports: (most) =>
    `Du kannst bis zu ${most}-mal etwas melden, und so oft hast du es schon getan.`,
  reportsPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most}-mal etwas melden. Morgen geht es weiter.`,
  newReportsPerDay: (most) =>
    `In der ersten Woche kannst du in 24 Stunden bis zu ${most}-mal etwas melden. Morgen geht es weiter.`,
  caseChanges: (most) =>
    `Du hast das schon ${most}-mal geändert, seit es verborgen ist. Bitte warte, bis die Redaktion es angesehen hat, oder lösche es.`,
  blocks: (most) =>
    `Du kannst bis zu ${most} Leute blockieren. Bitte gib zuerst jemanden wieder frei.`,
  cooked: (most) =>
    `In ein Kochtagebuch passen ${most} Einträge, und deins ist voll. Bitte lösche zuerst einen davon.`,
  mealsPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Einträge ins Kochtagebuch schreiben. Morgen geht es weiter.`,
  logPhotos: (most) =>
    `In ein Kochtagebuch passen ${most} Fotos, und so viele sind es schon. Bitte entferne zuerst eins davon.`,
  ownRecipes: (most) =>
    `Du kannst bis zu ${most} Rezepte haben, die im Papierkorb mitgezählt. Bitte lösche zuerst eines endgültig.`,
  ownCookbooks: (most) =>
    `Du kannst bis zu ${most} eigene Kochbücher haben, die im Papierkorb mitgezählt. Bitte lösche zuerst eines endgültig.`,
  scriptKeys: (most) =>
    `Du kannst bis zu ${most} gültige Schlüssel haben. Bitte entziehe erst einen davon.`,
  passkeys: (most) => `Du kannst bis zu ${most} Passkeys haben. Bitte entferne zuerst einen davon.`,
  ownFolders: (most) => `Du kannst bis zu ${most} Ordner haben. Bitte lösche zuerst einen davon.`,
  ownFoods: (most) =>
    `In deinen Rezepten können bis zu ${most} Zutaten stehen, die Simmer nicht kennt, und so viele sind es schon.`,
  ownPictures: (most) =>
    `Du kannst bis zu ${most} Bilder haben. Bitte lösche zuerst Rezepte mit Bildern endgültig.`,
  ownPictureBytes: () =>
    'Deine Bilder belegen 2 GB, mehr Platz gibt es nicht. Bitte lösche zuerst Rezepte mit Bildern endgültig.',
  filmBytes: () =>
    'Deine Filme belegen 20 GB, mehr Platz ist nicht da. Bitte lösch zuerst den Film eines anderen Rezepts.',
  filmUploads: (most) =>
    `Es können bis zu ${most} Filme unterwegs sein. Bitte schließ zuerst einen ab oder brich ihn ab.`,
  importFilesPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Dateien mitbringen. Morgen geht es weiter.`,
  importAddressesPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Adressen mitbringen. Morgen geht es weiter.`,
  importTextsPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Texte mitbringen. Morgen geht es weiter.`,
  submissionsPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} Rezepte einreichen. Morgen geht es weiter.`,
  newSubmissionsPerDay: (most) =>
    `In der ersten Woche kannst du in 24 Stunden bis zu ${most} Rezepte einreichen. Morgen geht es weiter.`,
  publishedAgainPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most} zurückgezogene Rezepte wieder veröffentlichen. Morgen geht es weiter.`,
  exportsPerHour: (most) =>
    `Du kannst in einer Stunde bis zu ${most} Dateien packen. Später geht es weiter.`,
  authorApplicationsPerYear: (most) =>
    `Du kannst im Jahr ${most}-mal anfragen, ob du veröffentlichen darfst, und so oft hast du es schon getan. Später geht es weiter.`,
  profileChangesPerDay: (most) =>
    `Du kannst in 24 Stunden bis zu ${most}-mal einen anderen Namen oder ein anderes Porträt wünschen. Morgen geht es weiter.`,
}

const MESSAGES: Record<Language, Record<MemberLimit, Message>> = { en: english, de: german }

/** The message for a member who has reached one of {@link MEMBER_LIMITS}. */
export function limitMessageOf(limit: MemberLimit, langId: LangId): string {
  const language = languageOf(langId)
  return MESSAGES[language][limit](MEMBER_LIMITS[limit].toLocaleString(language))
}
