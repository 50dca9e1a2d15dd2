import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import {
  HostBackups,
  HostBegin,
  hostKeys,
  HostMail,
  HostNew,
  HostPeople,
  HostReadOnly,
  HostWork,
  noteWell,
  PlainSignIn,
  WarningBox,
} from '#app/features/host/index.ts'
import { type Site, SiteContext } from '#app/lib/site/site.ts'
import { keys } from '#app/lib/api/keys.ts'
import type { MailTest } from '#contract/host/mail-test.ts'
import type { PlainPage } from '#contract/host/plain.ts'
import { HOST_WARNINGS, type HostOverview } from '#contract/host/overview.ts'
import { ADMIN } from '../../../.storybook/data/desk.ts'
import {
  ERRORS,
  MAIL_REFUSED,
  MAIL_TAKEN,
  NEW,
  NEWER,
  OUTSIDE,
  OVERVIEW,
  READ_ONLY,
  RECEIPT,
  REGISTRATION,
  RELEASE,
  TESTED,
  TROUBLED,
  WORKING,
} from '../../../.storybook/data/host.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { HostScreen } from './host.tsx'

const of = (overview: HostOverview, others: object = {}) => ({
  answers: {
    [keys.me()]: ADMIN,
    [hostKeys.overview()]: overview,
    [hostKeys.registration()]: REGISTRATION,
    [hostKeys.work()]: { Work: null },
    [hostKeys.errors(1)]: ERRORS,
    [hostKeys.errors(0)]: ERRORS,
    [hostKeys.release()]: RELEASE,
    [hostKeys.receipt(overview.Backup.Trusted[0]?.File ?? '')]: RECEIPT,
    [hostKeys.readOnly()]: { ...READ_ONLY, IsOn: false, Words: { De: '', En: '' }, Until: '' },
    ...others,
  },
})

const SITE: Site = {
  origin: 'https://lindenau.example',
  version: '1.4.0',
  geoUrl: '',
  readOnly: false,
  readOnlyNotice: null,
}
const PLAIN: PlainPage = { key: 'key', once: 'once', fields: {}, missing: [] }
const PLAIN_REFUSED: PlainPage = {
  ...PLAIN,
  fields: { email: 'theo@lindenau.example', En: 'We are moving house.' },
  failure: { code: 'TextTooLong', message: 'This text is too long.' },
}

/** A place of the page alone. */
const placed = (part: ReactNode) => () => (
  <div tabIndex={-1} className="page-column py-8">
    {part}
  </div>
)

const meta = {
  title: 'Screens/Host',
  component: HostScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof HostScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Well: Story = {
  name: 'All is well',
  parameters: of(OVERVIEW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^All is well. Looked at/u)).toBeVisible()
    await expect(canvas.getByText('58 GB of 200 GB in use')).toBeVisible()
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
export const WellGerman: Story = {
  parameters: of(OVERVIEW),
  globals: { language: 'de', ...at(375) },
}

export const Troubled: Story = {
  name: 'Four things are wrong: three are said, the most urgent first',
  parameters: of(TROUBLED),
  play: async ({ canvas }) => {
    const groups = await canvas.findAllByRole('group')
    await expect(groups).toHaveLength(3)
    await expect(groups[0]).toHaveAccessibleName('Nothing can be changed')
    await expect(canvas.getByText('1 more')).toBeVisible()
  },
}
export const TroubledGerman: Story = { parameters: of(TROUBLED), globals: { language: 'de' } }
export const TroubledPhone: Story = { parameters: of(TROUBLED), globals: at(320) }

export const FirstHour: Story = {
  parameters: of(NEW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing is urgent. \d things? can wait./u)).toBeVisible()
  },
}
/** What whoever has become the host comes to. */
export const Begin: Story = { parameters: of(OVERVIEW), render: placed(<HostBegin />) }
export const BeginGerman: Story = { ...Begin, globals: { language: 'de', ...at(375) } }
export const BeginWithoutFolder: Story = {
  name: 'HST-10 a new host reads what a first backup needs',
  parameters: of({ ...NEW, Place: '', Backup: { ...NEW.Backup, CanAsk: false } }),
  render: placed(<HostBegin />),
  globals: at(768),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/set BACKUP_DIR/u)).toBeVisible()
    await expect(canvas.getByRole('heading')).toHaveTextContent('This Simmer is yours')
  },
}
export const Outside: Story = {
  name: 'HST-80 five things are wrong outside, each with by how much, and nobody else is a host',
  parameters: of(OUTSIDE),
  play: async ({ canvas }) => {
    const groups = await canvas.findAllByRole('group')
    await expect(groups[0]).toHaveAccessibleName('The certificate ends in 4 days')
    await expect(groups[2]).toHaveAccessibleName('The clock is 94 seconds off')
    await expect(canvas.getByText(/94 seconds behind that of the database/u)).toBeVisible()
    await expect(canvas.getByText('2 more')).toBeVisible()
    await expect(canvas.getByText(/You are the only host/u)).toBeVisible()
  },
}
export const OutsideGerman: Story = {
  parameters: of(OUTSIDE),
  globals: { language: 'de', ...at(375) },
}
/** Every warning, as it stands in the drawing of states. */
export const EveryWarning: Story = {
  render: () => (
    <div className="page-column host-warnings py-8">
      {HOST_WARNINGS.map((warning) => (
        <WarningBox key={warning} warning={warning} overview={OUTSIDE} isFirst={false} />
      ))}
    </div>
  ),
}
export const EveryWarningGerman: Story = {
  render: EveryWarning.render!,
  globals: { language: 'de', ...at(375) },
}
/** What a host sees in whose browser no scripts run. */
export const WithoutScripts: Story = {
  render: () => (
    <SiteContext value={{ ...SITE, plain: { ...PLAIN, done: 'invite', token: 'a'.repeat(43) } }}>
      <div className="page-column py-8">
        <HostPeople />
      </div>
    </SiteContext>
  ),
  parameters: of(OVERVIEW),
}
export const WithoutScriptsRefused: Story = {
  render: () => (
    <SiteContext value={{ ...SITE, plain: PLAIN_REFUSED }}>
      <div className="page-column py-8">
        <HostReadOnly />
      </div>
    </SiteContext>
  ),
  parameters: of(OVERVIEW),
  globals: { language: 'de', ...at(375) },
}
export const SignInWithoutScripts: Story = {
  render: () => (
    <SiteContext value={{ ...SITE, plain: { ...PLAIN_REFUSED, key: '' } }}>
      <div className="page-column py-8">
        <PlainSignIn />
      </div>
    </SiteContext>
  ),
}

export const Backups: Story = { render: placed(<HostBackups />), parameters: of(OVERVIEW) }
export const BackupsGerman: Story = {
  render: placed(<HostBackups />),
  parameters: of(TROUBLED),
  globals: { language: 'de', ...at(375) },
}
export const BackupReceipt: Story = {
  name: 'What was in a backup',
  render: placed(<HostBackups />),
  parameters: of(OVERVIEW),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Receipt/u })
    await userEvent.click(first!)
    const sheet = within(await screen.findByRole('dialog', { name: /^Receipt/u }))
    await expect(await sheet.findByText('2,311,480')).toBeVisible()
  },
}
export const BackupGoesOn: Story = {
  name: 'A backup that was asked for goes on',
  render: placed(<HostBackups />),
  parameters: of(OVERVIEW, { [hostKeys.work()]: WORKING }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A backup is being made')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Make one now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const BackupTested: Story = {
  name: 'The newest backup was tested',
  render: placed(<HostBackups />),
  parameters: of(OVERVIEW, { [hostKeys.work()]: TESTED }),
  globals: at(768),
}
export const BackupFailed: Story = {
  render: placed(<HostBackups />),
  parameters: of(TROUBLED, {
    [hostKeys.work()]: {
      Work: { ...TESTED.Work, Failure: 'The backup is damaged.', Outcome: null },
    },
  }),
  globals: { language: 'de', ...at(375) },
}
export const NoBackup: Story = { render: placed(<HostBackups />), parameters: of(NEW) }

export const People: Story = {
  name: 'Who may come in, and who is invited',
  render: placed(<HostPeople />),
  parameters: of(OVERVIEW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'By invitation' })).toBeChecked()
    await expect(canvas.getByText(/for 30 people, 12 came/u)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    const sheet = within(await screen.findByRole('dialog'))
    const name = sheet.getByRole('textbox', { name: 'For whom?' })
    // The keyboard of this test knows no button outside the form; browsers do.
    await userEvent.click(sheet.getByRole('button', { name: 'Make a link' }))
    await expect(name).toHaveAccessibleDescription(/Please fill this in/u)
    await userEvent.type(name, 'Library')
    await userEvent.type(sheet.getByRole('textbox', { name: /Mail/u }), 'kim@example.org')
    await expect(sheet.getByRole('button', { name: 'Send the mail' })).toBeVisible()
    await expect(sheet.queryByRole('textbox', { name: /How many/u })).toBeNull()
  },
}
export const PeopleGerman: Story = {
  render: placed(<HostPeople />),
  parameters: of(OVERVIEW),
  globals: { language: 'de', ...at(375) },
}

export const PeopleNewLink: Story = {
  name: 'HST-79 the link of an invitation that was made elsewhere is made anew, and copied from then on',
  render: placed(<HostPeople />),
  // What this tab has made is known in other stories, too.
  parameters: of(OVERVIEW, {
    [hostKeys.registration()]: {
      ...REGISTRATION,
      Invitations: [{ ...REGISTRATION.Invitations[2]!, Id: 101 }],
    },
  }),
  globals: at(768),
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(
      async () => await Promise.resolve(Response.json({ Token: 'a'.repeat(43) })),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^New link for Stadt/u }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Stadtbibliothek/u }))
    await expect(sheet.getByText(/ends the earlier one/u)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Make a new link' }))
    await expect(await sheet.findByDisplayValue(/#invitation=a{43}$/u)).toBeVisible()
    await expect(window.fetch).toHaveBeenCalledTimes(1)
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('button', { name: /^Copy link for Stadt/u })).toBeVisible()
  },
}

export const PeopleSilent: Story = {
  name: 'A provider does not answer',
  render: placed(<HostPeople />),
  parameters: of(OUTSIDE),
  globals: at(768),
}

const of15 = of(OVERVIEW, { [hostKeys.release()]: NEWER })
export const Newer: Story = {
  name: 'HST-78 a newer version exists, with what to look at before the change',
  render: placed(<HostNew />),
  parameters: of15,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1.5.0 is there' })).toBeVisible()
    await expect(canvas.getByText('Answers by the author, with a badge')).toBeVisible()
    const before = within(await canvas.findByRole('complementary', { name: 'Before you change' }))
    await expect(before.getByText(/^Backup of 28/u)).toBeVisible()
    await expect(before.getByText(/way back is the backup/u)).toBeVisible()
  },
}
export const NewerGerman: Story = {
  render: placed(<HostNew />),
  parameters: of15,
  globals: { language: 'de', ...at(375) },
}
export const NewerUnready: Story = {
  name: 'A newer version exists, and nothing is ready for it',
  render: placed(<HostNew />),
  parameters: of(
    { ...NEW, Storage: { ...NEW.Storage, FreeBytes: 900_000_000 } },
    { [hostKeys.release()]: NEWER },
  ),
  globals: { language: 'de', ...at(768) },
}
export const Release: Story = {
  name: 'HST-19 what is new in this version, where nobody is asked for newer ones',
  render: placed(<HostNew />),
  parameters: of(OVERVIEW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What is new in 1.4.0' })).toBeVisible()
    await expect(canvas.getByText(/does not ask for newer versions/u)).toBeVisible()
  },
}
export const TwoVersions: Story = {
  name: 'HST-77 two versions answer',
  parameters: of({
    ...OVERVIEW,
    Versions: ['1.4.0+3fa9c2d1', '1.5.0+77b01c2e'],
    Newer: null,
    AsksForNewer: false,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 versions answer: 1.4.0 and 1.5.0/u)).toBeVisible()
  },
}

export const MailAndPush: Story = { render: placed(<HostMail />), parameters: of(OVERVIEW) }
export const MailAndPushGerman: Story = {
  render: placed(<HostMail />),
  parameters: of(OVERVIEW),
  globals: { language: 'de', ...at(375) },
}
/** Presses the button of the test while the server answers with something. */
const tested = (answer: MailTest, language: 'en' | 'de', width: 320 | 375 | 768 | 1280): Story => ({
  render: placed(<HostMail />),
  parameters: of(OVERVIEW),
  globals: { language, ...at(width) },
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(
      async () => await Promise.resolve(Response.json(answer)),
    )
  },
  play: async ({ canvas }) => {
    const name = language === 'de' ? 'Mir eine Probe senden' : 'Send me a test'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(
      async () =>
        await expect(canvas.getAllByRole('listitem')).toHaveLength(
          answer.Steps.length + (answer.IsTaken ? 1 : 0),
        ),
    )
  },
})
export const MailTaken: Story = {
  ...tested(MAIL_TAKEN, 'en', 1280),
  name: 'HST-74 a test of mail, step by step',
}
export const MailTakenGerman: Story = tested(MAIL_TAKEN, 'de', 320)
export const MailRefused: Story = {
  ...tested(MAIL_REFUSED, 'en', 375),
  name: 'HST-75 a test of mail that fails says at which step',
}
export const MailRefusedGerman: Story = tested(MAIL_REFUSED, 'de', 768)
export const Work: Story = { render: placed(<HostWork />), parameters: of(OVERVIEW) }
export const WorkGerman: Story = {
  render: placed(<HostWork />),
  parameters: of(OVERVIEW),
  globals: { language: 'de', ...at(375) },
}
export const NothingWrong: Story = {
  render: placed(<HostWork />),
  parameters: of(OVERVIEW, { [hostKeys.errors(1)]: { Errors: [] } }),
}
export const ReadOnly: Story = {
  render: placed(<HostReadOnly />),
  parameters: of(OVERVIEW, { [hostKeys.readOnly()]: READ_ONLY }),
}
export const ReadOnlyForced: Story = {
  render: placed(<HostReadOnly />),
  parameters: of(TROUBLED, {
    [hostKeys.readOnly()]: { ...READ_ONLY, IsOn: false, IsForced: true },
  }),
  globals: at(375),
}
export const ReadOnlyGerman: Story = {
  render: placed(<HostReadOnly />),
  parameters: of(OVERVIEW),
  globals: { language: 'de', ...at(768) },
}

export const Loading: Story = {
  parameters: { answers: { [keys.me()]: ADMIN } },
}

export const NoAnswer: Story = {
  parameters: {
    answers: { [keys.me()]: ADMIN },
    failures: [hostKeys.overview()],
  },
  beforeEach: () => {
    noteWell({ Looked: '2026-11-28T14:02:00Z', Warnings: [] })
    // Failures are logged (ERR-28).
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page got no answer')).toBeVisible()
    await expect(canvas.getByText(/Last seen well: 28/u)).toBeVisible()
  },
}
