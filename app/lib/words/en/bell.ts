/** The bell of timers while the page is closed. Text between asterisks is bold. */
export const bell = {
  name: 'Bell',
  /** What the bell of this device does now. */
  lines: {
    on: 'Bell on: rings on this phone even when it is locked.',
    onComputer: 'Bell on: rings on this computer as long as the browser runs.',
    unasked: 'Rings while this page is open.',
    refused: 'Bell off when locked: you said no. Keep this page open.',
    blocked: 'Bell blocked by the browser: rings only while this page is open.',
    home: 'To ring when locked, this iPhone needs Simmer on its home screen.',
    unable: 'This browser cannot ring when it is closed: keep this page open.',
    homeTablet: 'To ring when locked, this iPad needs Simmer on its home screen.',
    quiet: 'Bell quiet: shows on this phone, makes no sound.',
    quietComputer: 'Bell quiet: shows on this computer, makes no sound.',
    away: 'No connection: rings only while this page is open. We keep trying.',
    full: '20 timers are running. Stop one to start another.',
    ended: 'The bell went off by itself: rings only while this page is open.',
    left: 'You signed out. The timers of this phone go on and ring here.',
    leftComputer: 'You signed out. The timers of this computer go on and ring here.',
  },
  /** What can be done about it. */
  acts: {
    unasked: 'Ring when locked, too',
    unaskedComputer: 'Ring when closed, too',
    refused: 'Change',
    blocked: 'Allow it',
    home: 'Show how',
    quiet: 'Change',
    ended: 'Turn on again',
  },
  ask: {
    heading: 'Ring when the phone is locked?',
    headingComputer: 'Ring when this page is closed?',
    text: 'The timer “{name}” is running. With your leave it also rings when the screen is off or you are in another app. Your browser will ask you once.',
    textComputer:
      'The timer “{name}” is running. With your leave it also rings when this page is closed, as long as the browser runs. It will ask you once.',
    yes: 'Yes, ring',
    no: 'No, I keep this page open',
    failed: 'The bell could not be turned on. Keep this page open, and try again later.',
  },
  why: {
    on: 'Rings when locked, too',
    onComputer: 'Rings when this page is closed, too',
    onText:
      'When time is up, our server tells this device. It knows the time, the name of the timer and the recipe, and forgets them when the timer ends.',
    onLate:
      'Without a connection it rings as soon as there is one again, if that takes less than two minutes.',
    try: 'Try the bell',
    tried: 'The bell should ring within a few seconds.',
    off: 'Do not ring when locked',
    offComputer: 'Do not ring when closed',
    blocked: 'Your browser blocks the bell',
    blockedText:
      'While this page is open, timers ring. When it is closed or the phone is locked, they do not.',
    check: 'I have allowed it: check',
    stillBlocked: 'The browser still blocks it.',
    keep: 'Keep this page open',
    home: 'On this iPhone, Simmer has to be on the home screen',
    homeTablet: 'On this iPad, Simmer has to be on the home screen',
    homeText:
      'Apple lets a page ring when locked only from there. The timers here go on running; start the next ones there.',
    keepForNow: 'Keep this page open for now',
  },
  /** How to allow notifications, by system. */
  unblock: {
    chrome: {
      one: 'Press the sign left of the address',
      two: 'Turn on *Notifications*',
      three: 'Come back and press *check*',
    },
    chromePhone: {
      one: 'Tap the sign left of the address',
      two: 'Open *Permissions*, then *Notifications*',
      three: 'Choose *Allow* and come back',
    },
    firefox: {
      one: 'Press the sign left of the address',
      two: 'Beside *Send notifications*, remove *Blocked*',
      three: 'Come back and press *check*',
    },
    firefoxPhone: {
      one: 'Tap the lock left of the address',
      two: 'Tap *Notification* until it says *Allowed*',
      three: 'Come back and press *check*',
    },
    safari: {
      one: 'Open *Safari*, then *Settings*',
      two: 'Choose *Websites*, then *Notifications*',
      three: 'Choose *Allow* beside Simmer and come back',
    },
    apple: {
      one: 'Open the *Settings* of your device',
      two: 'Choose *Notifications*, then *Simmer*',
      three: 'Turn on *Allow Notifications* and come back',
    },
  },
  home: {
    one: 'Tap *Share*',
    two: 'Choose *Add to Home Screen*',
    three: 'Open Simmer there and go to step {step}',
    /** In the settings, which are at no step. */
    turnOn: 'Open Simmer there and turn on the bell in the settings',
  },
  notice: {
    rings: '{name}: time is up',
    look: '{name}: look now',
    sign: 'Done when {sign}.',
    place: '{recipe}, step {step} of {total}',
    stop: 'Stop',
    done: 'Done, stop',
    add: '+5 minutes',
    goOn: 'Go on to {minutes} min',
  },
  /** In a ring that came late. */
  late: {
    title: { one: 'Rang {count} minute late.', other: 'Rang {count} minutes late.' },
    text: 'Our server was away. Due at {time}.',
  },
  /** The devices of a member, in the settings. */
  settings: {
    devices: 'Devices that ring',
    devicesHint: 'Stop on one stops all of them.',
    rings: 'Rings',
    quiet: 'Quiet',
    off: 'Off',
    this: {
      iPhone: 'This iPhone',
      iPad: 'This iPad',
      phone: 'This phone',
      tablet: 'This tablet',
      computer: 'This computer',
    },
    kinds: {
      iPhone: 'iPhone',
      iPad: 'iPad',
      phone: 'Phone',
      tablet: 'Tablet',
      computer: 'Computer',
      unknown: 'Device',
    },
    named: '{kind}, {browser}',
    whenLocked: 'Rings when locked, too',
    whileRuns: 'Rings while {browser} runs',
    whileBrowserRuns: 'Rings while the browser runs',
    shows: 'Shows, makes no sound',
    silent: 'Does not ring',
    rangToday: 'Rang today at {time}',
    rangOn: 'Rang on {date} at {time}',
    remove: 'Remove: {name}',
    removed: 'Removed: {name}',
    loadFailed: 'Your other devices cannot be shown now.',
    changeFailed: 'That could not be saved. Nothing has changed.',
    retry: 'Try again',
  },
} as const
