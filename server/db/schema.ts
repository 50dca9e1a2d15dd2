import type * as activity from './tables/activity.ts'
import type * as authorPage from './tables/author-page.ts'
import type * as backupRuns from './tables/backup-runs.ts'
import type * as bell from './tables/bell.ts'
import type * as builds from './tables/builds.ts'
import type * as catalogue from './tables/catalogue.ts'
import type * as cookbooks from './tables/cookbooks.ts'
import type * as cooked from './tables/cooking-log.ts'
import type * as dinner from './tables/dinner.ts'
import type * as memberFilms from './tables/films.ts'
import type * as host from './tables/host.ts'
import type * as kitchen from './tables/kitchen.ts'
import type * as members from './tables/members.ts'
import type * as own from './tables/own-recipes.ts'
import type * as news from './tables/news.ts'
import type * as ownCookbooks from './tables/own-cookbooks.ts'
import type * as ownImports from './tables/recipe-imports.ts'
import type * as publishing from './tables/publishing.ts'
import type * as rateCounts from './tables/rate-counts.ts'
import type * as recipes from './tables/recipes.ts'
import type * as reports from './tables/reports.ts'
import type * as roles from './tables/roles.ts'
import type * as passkeys from './tables/passkeys.ts'
import type * as scriptKeys from './tables/script-keys.ts'
import type * as search from './tables/search.ts'
import type * as shopping from './tables/shopping.ts'
import type * as site from './tables/site.ts'
import type * as stepNotes from './tables/step-notes.ts'
import type * as stored from './tables/stored-files.ts'
import type * as stuck from './tables/stuck.ts'
import type * as week from './tables/week.ts'

/**
 * Every table, the same on SQLite and PostgreSQL. Ids are integers, instants (`…_at`) are integer
 * milliseconds since 1970 UTC, and flags are 0 or 1. No column has an engine-specific type.
 *
 * Tables whose names begin with `all_` hold rows of members too. Whoever reads them asks first whether the
 * caller may; the views with the same names without `all_` show the catalogue alone.
 */
export interface Database {
  account_messages: members.AccountMessageTable
  all_authors: own.AllAuthorTable
  all_cookbooks: cookbooks.AllCookbookTable
  all_ingredient_texts: catalogue.IngredientTextTable
  all_ingredients: own.AllIngredientTable
  all_recipe_ingredients: recipes.RecipeIngredientTable
  all_recipe_steps: own.AllRecipeStepTable
  all_recipe_texts: own.AllRecipeTextTable
  all_recipes: own.AllRecipeTable
  announcement_count: news.AnnouncementCountTable
  author_applications: roles.AuthorApplicationTable
  author_links: roles.AuthorLinkTable
  author_texts: catalogue.AuthorTextTable
  authors: own.ViewOf<catalogue.AuthorTable>
  avatars: members.AvatarTable
  backup_runs: backupRuns.BackupRunTable
  bell_devices: bell.BellDeviceTable
  bell_endings: bell.BellEndingTable
  bell_queue: bell.BellQueueTable
  blocks: reports.BlockTable
  build_files: builds.BuildFileTable
  builds: builds.BuildTable
  catalogue_changes: catalogue.CatalogueChangeTable
  catalogue_state: catalogue.CatalogueStateTable
  comment_votes: activity.CommentVoteTable
  comments: activity.CommentTable
  cookbook_additions: news.CookbookAdditionTable
  cookbook_month_texts: cookbooks.CookbookMonthTextTable
  cookbook_months: cookbooks.CookbookMonthTable
  cookbook_publications: ownCookbooks.CookbookPublicationTable
  cookbook_submissions: ownCookbooks.CookbookSubmissionTable
  cookbook_texts: cookbooks.CookbookTextTable
  cookbooks: own.ViewOf<cookbooks.CookbookTable>
  cooked: cooked.CookingLogTable
  cooked_photos: cooked.CookingLogPhotoTable
  department_texts: catalogue.DepartmentTextTable
  departments: catalogue.DepartmentTable
  desk_log: roles.DeskLogTable
  desk_log_head: roles.DeskLogHeadTable
  dinner_cooks: dinner.DinnerCookTable
  dinner_kitchens: dinner.DinnerKitchenTable
  dinner_next_times: dinner.DinnerNextTimeTable
  dinners: dinner.DinnerTable
  disk_days: host.DiskDayTable
  error_counts: host.ErrorCountTable
  external_identities: members.ProviderIdentityTable
  external_sign_ins: members.ProviderSignInTable
  favourite_cookbooks: members.FavouriteCookbookTable
  favourite_recipes: members.FavouriteRecipeTable
  feedback: members.FeedbackTable
  film_additions: news.FilmAdditionTable
  film_files: memberFilms.FilmFileTable
  film_parts: memberFilms.FilmPartTable
  film_previews: memberFilms.FilmPreviewTable
  film_steps: recipes.FilmStepTable
  film_uploads: memberFilms.FilmUploadTable
  films: recipes.FilmTable
  first_words: site.FirstWordsTable
  follower_months: authorPage.FollowerMonthTable
  given_invitations: site.GivenInvitationTable
  health_checks: activity.HealthCheckTable
  hidden_recipes: publishing.HiddenRecipeTable
  host_warnings: host.HostWarningTable
  host_work: host.HostWorkTable
  household_invitations: shopping.HouseholdInvitationTable
  household_members: shopping.HouseholdMemberTable
  households: shopping.HouseholdTable
  ingredient_synonyms: catalogue.IngredientSynonymTable
  ingredient_texts: own.ViewOf<catalogue.IngredientTextTable>
  ingredients: own.IngredientView
  instance: catalogue.InstanceTable
  invitations: site.InvitationTable
  kitchen_records: kitchen.KitchenRecordTable
  kitchen_sessions: kitchen.KitchenSessionTable
  kitchen_versions: kitchen.KitchenVersionTable
  link_checks: roles.LinkCheckTable
  mail_queue: members.MailQueueTable
  media: catalogue.MediaTable
  new_answers: news.NewAnswerTable
  new_decisions: news.NewDecisionTable
  new_recipes: members.NewRecipeTable
  new_things: news.NewThingTable
  newest_release: host.NewestReleaseTable
  news_choices: news.NewsChoiceTable
  notices: reports.NoticeTable
  own_cookbook_devices: ownCookbooks.OwnCookbookDeviceTable
  own_cookbook_recipes: ownCookbooks.OwnCookbookRecipeTable
  own_cookbook_tabs: ownCookbooks.OwnCookbookTabTable
  own_cookbooks: ownCookbooks.OwnCookbookTable
  own_films: memberFilms.OwnFilmTable
  own_folder_recipes: own.OwnFolderRecipeTable
  own_folders: own.OwnFolderTable
  own_import_items: ownImports.RecipeImportItemTable
  own_imports: ownImports.RecipeImportTable
  own_picture_files: own.OwnPictureFileTable
  own_pictures: own.OwnPictureTable
  own_recipes: own.OwnRecipeTable
  own_versions: own.OwnVersionTable
  partition_texts: cookbooks.PartitionTextTable
  partitions: cookbooks.PartitionTable
  passkey_challenges: passkeys.PasskeyChallengeTable
  passkeys: passkeys.PasskeyTable
  planned_months: cookbooks.PlannedMonthTable
  profile_changes: roles.ProfileChangeTable
  public_changes: activity.PublicChangeTable
  publications: publishing.PublicationTable
  published_films: memberFilms.PublishedFilmTable
  published_pictures: publishing.PublishedPictureTable
  push_keys: members.PushKeysTable
  push_queue: members.PushQueueTable
  push_subscriptions: members.PushSubscriptionTable
  quiet_errors: host.QuietErrorTable
  rate_counts: rateCounts.RateCountTable
  ratings: activity.RatingTable
  recipe_allergens: recipes.RecipeAllergenTable
  recipe_alternatives: recipes.RecipeAlternativeTable
  recipe_days: authorPage.RecipeDayTable
  recipe_diets: recipes.RecipeDietTable
  recipe_dish_types: recipes.RecipeDishTypeTable
  recipe_documents: recipes.RecipeDocumentTable
  recipe_hotspots: recipes.RecipeHotspotTable
  recipe_ingredients: own.ViewOf<recipes.RecipeIngredientTable>
  recipe_partitions: recipes.RecipePartitionTable
  recipe_step_ingredients: recipes.RecipeStepIngredientTable
  recipe_step_subtitles: recipes.RecipeStepSubtitleTable
  recipe_step_texts: recipes.RecipeStepTextTable
  recipe_step_tools: recipes.RecipeStepToolTable
  recipe_steps: own.ViewOf<recipes.RecipeStepTable>
  recipe_tags: recipes.RecipeTagTable
  recipe_texts: own.ViewOf<recipes.RecipeTextTable>
  recipe_tools: recipes.RecipeToolTable
  recipe_translations: news.RecipeTranslationTable
  recipes: own.ViewOf<recipes.RecipeTable>
  replaced_films: memberFilms.ReplacedFilmTable
  report_cases: reports.ReportCaseTable
  report_keys: reports.ReportKeyTable
  reports: reports.ReportTable
  reset_tokens: members.ResetTokenTable
  roles: roles.RoleTable
  script_keys: scriptKeys.ScriptKeyTable
  search_deletions: search.SearchDeletionTable
  search_postings: search.SearchPostingTable
  sent_days: host.SentDayTable
  service_marks: host.ServiceMarkTable
  shopping_checks: shopping.ShoppingCheckTable
  shopping_defaults: shopping.ShoppingDefaultTable
  shopping_departments: shopping.ShoppingDepartmentTable
  shopping_habits: shopping.ShoppingHabitTable
  shopping_items: shopping.ShoppingItemTable
  shopping_kept_rows: shopping.ShoppingKeptRowTable
  shopping_list_members: shopping.ShoppingListMemberTable
  shopping_lists: shopping.ShoppingListTable
  shopping_operations: shopping.ShoppingOperationTable
  shopping_recipes: shopping.ShoppingRecipeTable
  shopping_shops: shopping.ShoppingShopTable
  shopping_staples: shopping.ShoppingStapleTable
  shopping_versions: shopping.ShoppingVersionTable
  shown_avatars: Pick<members.AvatarTable, 'hash' | 'user_id'>
  site_settings: site.SiteSettingTable
  slugs: catalogue.SlugTable
  step_note_reports: stepNotes.StepNoteReportTable
  step_note_votes: stepNotes.StepNoteVoteTable
  step_notes: stepNotes.StepNoteTable
  stored_file_parts: stored.StoredFilePartTable
  stored_files: stored.StoredFileTable
  stuck_recipes: stuck.StuckRecipeTable
  stuck_reports: stuck.StuckReportTable
  stuck_steps: stuck.StuckStepTable
  submission_films: memberFilms.SubmissionFilmTable
  submission_remarks: publishing.SubmissionRemarkTable
  submissions: publishing.SubmissionTable
  subscriptions: members.SubscriptionTable
  suspensions: roles.SuspensionTable
  tag_texts: catalogue.TagTextTable
  tag_words: catalogue.TagWordTable
  tags: catalogue.TagTable
  tokens: members.TokenTable
  tool_texts: catalogue.ToolTextTable
  tools: catalogue.ToolTable
  totals: catalogue.TotalTable
  users: members.UserTable
  versions_seen: host.VersionSeenTable
  view_marks: activity.ViewMarkTable
  week_calendars: week.WeekCalendarTable
  week_changes: week.WeekChangeTable
  week_hours: week.WeekHourTable
  week_list_items: week.WeekListItemTable
  week_list_meals: week.WeekListMealTable
  week_list_needs: week.WeekListNeedTable
  week_meals: week.WeekMealTable
  week_rests: week.WeekRestTable
}
