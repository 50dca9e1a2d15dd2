/** What needs the host: words of the host's page. */
export const hostWarnings = {
  measured: {
    ends: 'It ends: {at}.',
    clockOff: 'The clock is {by} off',
    clock: {
      behind: {
        database: 'That of this machine is {by} behind that of the database.',
        address: 'That of this machine is {by} behind that of whoever answers at the own address.',
      },
      ahead: {
        database: 'That of this machine is {by} ahead of that of the database.',
        address:
          'That of this machine is {by} ahead of that of whoever answers at the own address.',
      },
    },
    endsIn: {
      one: 'The certificate ends in 1 day',
      other: 'The certificate ends in {count} days',
    },
    hasEnded: 'The certificate has ended',
    mails: { one: '1 mail waits.', other: '{count} mails wait.' },
    silent: '{name} has not answered since {since}.',
  },
  warnings: {
    readOnly: {
      title: 'Nothing can be changed',
      wrong: 'The site is read-only, as it was set or because the database takes no writes.',
      safe: 'Everything can be read and cooked. Devices keep what they have to send.',
      act: 'Write again on the page. If no host has switched it on, look at READ_ONLY, the database and its disk.',
    },
    backupFailed: {
      title: 'The last backup failed',
      wrong: 'It was not made, or could not be restored and compared. Such a file is no backup.',
      safe: 'Simmer runs, and nothing is lost. Earlier backups stay.',
      act: 'Read why it failed, mend that, and make one now.',
    },
    backupOld: {
      title: 'The last backup is more than two days old',
      wrong: 'No newer one was restored and compared.',
      safe: 'Simmer runs, and nothing is lost.',
      act: 'Look whether a server with BACKUP_DIR runs at the time of the backup.',
    },
    filmsRefused: {
      title: 'The disk is full: films are refused',
      wrong: 'More than 95 % of it is in use, so no films and files are taken any more.',
      safe: 'Everything is saved, and everything else goes on.',
      act: 'Add room, or take away what does not belong to Simmer. Films are then taken by themselves.',
    },
    diskFull: {
      title: 'The disk is nearly full',
      wrong: 'More than 85 % of it is in use. From 95 % on no films and files are taken.',
      safe: 'Everything is saved.',
      act: 'Add room, or take away what does not belong to Simmer.',
    },
    certificateEnds: {
      title: 'The certificate ends soon',
      wrong: 'It is valid for less than two weeks and was not renewed.',
      safe: 'Until then everything is reachable. Afterwards browsers warn and let nobody in.',
      act: 'Look why the proxy does not renew it; often port 80 is closed. npm run doctor asks the address once more.',
    },
    mailRefused: {
      title: 'Mail is refused',
      wrong: 'The mail server takes nothing.',
      safe: 'Mails wait for up to a day. People who forgot their password cannot come back in meanwhile.',
      act: 'Check name and password in SMTP_URL, start again, and send a test.',
    },
    clockOff: {
      title: 'The clock is wrong',
      wrong: 'Two clocks do not agree, and sign-ins, backups and bells go by them.',
      safe: 'Nothing is lost. Timers on devices ring right.',
      act: 'Switch on time synchronisation: timedatectl set-ntp true. npm run doctor compares once more.',
    },
    providerSilent: {
      title: 'A sign-in provider does not answer',
      wrong: 'Whoever comes by it cannot come in.',
      safe: 'Its button is hidden meanwhile. Whoever has a mail address here comes in by a mail for a new password.',
      act: 'Wait, or ask whoever runs it. npm run doctor says what it answers.',
    },
    pushSilent: {
      title: 'Push messages do not arrive',
      wrong: 'Push services do not answer.',
      safe: 'Messages are tried for more than an hour. Mails and the bell on the page go on.',
      act: 'Look whether the server reaches push services by https: npm run doctor says which.',
    },
    workWaits: {
      title: 'Work waits',
      wrong: 'The oldest has been due for more than 15 minutes.',
      safe: 'Nothing is lost; it is done in turn.',
      act: 'Wait, or start another process.',
    },
    mailWaits: {
      title: 'Mail waits',
      wrong: 'The oldest mail should have been sent more than 15 minutes ago.',
      safe: 'It waits for up to a day. People who forgot their password cannot come back in meanwhile.',
      act: 'Send a test: it says what the mail server answers.',
    },
    backupOff: {
      title: 'There is no backup yet',
      wrong: 'The server makes none, and none was made by it.',
      safe: 'Simmer runs. What is lost with the disk is lost.',
      act: 'Set BACKUP_DIR, or make one with npm run backup.',
    },
    mailOff: {
      title: 'Mail is not set up',
      wrong: 'It is written to a folder of the server.',
      safe: 'Everything else works.',
      act: 'Set SMTP_URL and MAIL_FROM, so that people can renew their password.',
    },
  },
} as const
