import { LegalAddress, LegalPage, ToFillIn, type LegalSection } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <>
        <p>Controller under Article 4 (7) of the General Data Protection Regulation (GDPR):</p>
        <LegalAddress
          lines={[
            'Company name and legal form',
            'Street and number',
            'Postcode and town, Germany',
            'Represented by: first name and surname',
            'Data protection officer, if there is one: name and e-mail address',
          ]}
          phone="Telephone:"
          email="E-mail:"
        />
      </>
    ),
  },
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul className="grid gap-1">
        <li>You can browse Simmer without giving your name or anything else.</li>
        <li>There are no advertising or tracking cookies and no advertising profiles.</li>
        <li>Pictures, films and fonts come from our own servers.</li>
        <li>
          What you enter in your account serves your account, and is removed when you delete it.
        </li>
      </ul>
    ),
  },
  {
    id: 'visit',
    title: 'When you open a page',
    body: (
      <>
        <p>
          Your browser sends your IP address, its name and version, and the address you ask for.
          Without them no page could reach you.
        </p>
        <ul className="grid gap-2">
          <li>
            Log: the server notes the kind of request, its result and how long it took, without your
            IP address. When something fails it also notes what failed, and for a page its address,
            so that we can repair it. Logs are deleted after <ToFillIn>14{'\u00a0'}days</ToFillIn>.
          </li>
          <li>
            Protection against overload and guessed passwords: your IP address is kept in memory for
            about one minute, to count requests. Sign-ins and changes are counted by a checksum of
            your IP address, sign-ins also by one of the name that was typed, for at most fifteen
            minutes.
          </li>
          <li>
            View counts: so that a repeated visit does not count twice, we form a checksum of IP
            address and browser, or for members their account number, and compare it for 30
            {'\u00a0'}minutes. Expired checksums are removed as new views come in.
          </li>
          <li>
            Where cooks get stuck: for each step of a recipe we count how often its film was watched
            again, long waits, and where cooks stopped. The counts hold nothing about you or your
            device, authors see them from ten cooks on, and nothing is counted when your browser
            sends Global Privacy Control or you turn it off: in the kitchen under “All steps”, or in
            the settings under “Kitchen and bell”. A checksum that keeps a repeated message from
            counting twice is removed after a day.
          </li>
        </ul>
        <p>
          Legal basis: Article 6 (1) (f) GDPR; our legitimate interest is a service that is secure
          and works. Host of our servers:{' '}
          <ToFillIn>name and address, processor under Article 28 GDPR</ToFillIn>.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Cookies and storage in your browser',
    body: (
      <>
        <p>
          Simmer sets two cookies, one when you choose a language yourself and one while you sign in
          with Google or Facebook. Everything else is in the storage of your browser. All of it is
          strictly necessary for what you asked for (§ 25 (2) no. 2 TDDDG), so there is no cookie
          banner.
        </p>
        <dl className="grid gap-3 [&_dt]:font-semibold">
          <div>
            <dt>
              Cookie <code>lang</code>
            </dt>
            <dd>The language you chose, so that the next page is in it. Kept for one year.</dd>
          </div>
          <div>
            <dt>
              Cookie <code>simmer-sign-in</code>
            </dt>
            <dd>
              A random string that makes sure nobody but you completes the sign-in with Google or
              Facebook that you started. Kept for ten minutes.
            </dd>
          </div>
          <div>
            <dt>
              Local storage <code>simmer.language</code>
            </dt>
            <dd>The same choice. Kept until you delete it.</dd>
          </div>
          <div>
            <dt>
              Local storage <code>simmer.token</code>
            </dt>
            <dd>A random key that keeps you signed in. Removed when you sign out.</dd>
          </div>
          <div>
            <dt>
              Local storage <code>simmer.devices</code>
            </dt>
            <dd>
              A key for each of the last five accounts that signed in on this device, without their
              names. It lets you sign in here even while others guess at your password; on its own
              it signs nobody in. Kept until you delete it; worthless once you change the password.
            </dd>
          </div>
          <div>
            <dt>
              Local storage, your preferences, such as <code>simmer.player</code>
            </dt>
            <dd>
              How films play for you, and other choices made on this device. Kept until you delete
              them.
            </dd>
          </div>
          <div>
            <dt>
              Local storage <code>simmer.app</code>
            </dt>
            <dd>
              How you answered when we pointed you to the app, so that we ask only once. Kept until
              you delete it.
            </dd>
          </div>
          <div>
            <dt>
              Local storage <code>simmer.viewed</code> and <code>simmer.films</code>, caches
            </dt>
            <dd>
              With an account: which recipes you viewed last, which films you saved, and their
              pages, pictures and films, so that they open without a connection. Removed when you
              sign out.
            </dd>
          </div>
          <div>
            <dt>
              Session storage <code>simmer.returnPath</code> and
              <code>simmer.rememberedAction</code>
            </dt>
            <dd>
              The page you return to after signing in, and what you pressed there, so that it is
              done then. Removed when you are back or close the tab.
            </dd>
          </div>
          <div>
            <dt>
              Session storage <code>simmer.places</code>
            </dt>
            <dd>
              Where you were on a page, so that going back takes you there. Removed when you close
              the tab.
            </dd>
          </div>
        </dl>
        <p>You can delete all of this at any time in the settings of your browser.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'When you have an account',
    body: (
      <>
        <p>For your account we process:</p>
        <ul className="grid gap-2">
          <li>
            first name, surname, username, e-mail address, language and, if you upload one, a
            picture;
          </li>
          <li>your password, only as a hash from which it cannot be recovered;</li>
          <li>
            favourites, ratings, subscriptions to authors, shopping list with notes and ticks, units
            and notification setting;
          </li>
          <li>
            keys that keep you signed in, for at most 30{'\u00a0'}days after the last use, and the
            key of a link for a forgotten password, for one hour.
          </li>
          <li>
            if you turn on push messages, the address of your browser at its push service and the
            keys that encrypt them, until you turn them off or sign out.
          </li>
        </ul>
        <p>
          We send e-mail only where the account needs it, such as for a forgotten password. Legal
          basis: Article 6 (1) (b) GDPR, the contract for your account. Name, e-mail address and
          password are necessary for it; without them there is no account.
        </p>
        <p>
          If you sign in with Google or Facebook, that provider learns that you use Simmer, and we
          receive your name and your e-mail address from it, and an identifier of your account
          there. This happens only when you press its button.
        </p>
        <p>
          When you open the registration form, your browser can ask a service for the country of its
          IP address, to suggest a language. Service:{' '}
          <ToFillIn>name and address, or delete this paragraph if none is set up</ToFillIn>.
        </p>
      </>
    ),
  },
  {
    id: 'comments',
    title: 'Comments and ratings',
    body: (
      <p>
        Comments are public, with your name, your picture and the time. Your rating is shown only as
        part of the average. Legal basis: Article 6 (1) (b) GDPR. Anyone can read and copy public
        comments, so write nothing there that you would rather keep to yourself.
      </p>
    ),
  },
  {
    id: 'recipients',
    title: 'Who else receives data',
    body: (
      <>
        <p>
          We do not sell data. It is received only by those who run servers and e-mail for us under
          a contract under Article 28 GDPR (<ToFillIn>names and places</ToFillIn>), by the sign-in
          provider you choose, and by authorities where the law obliges us.
        </p>
        <p>
          Links to shops, app stores and social networks pass nothing on until you follow them; then
          the rules of those providers apply. Data leaves the European Economic Area only under an
          adequacy decision or the standard contractual clauses of the EU (Articles 45 and 46 GDPR).
        </p>
        <p>
          If a page-view counter is set up, it counts each page you open by its path, without
          cookies and without an identifier, and not at all when your browser sends Do Not Track or
          Global Privacy Control. Service:{' '}
          <ToFillIn>name and address, or delete this paragraph</ToFillIn>.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep data',
    body: (
      <>
        <p>
          Account data stays as long as your account. When you delete the account, personal data,
          shopping list, favourites, subscriptions and sign-in keys are removed at once; comments
          and ratings stay without your name, and so does what you wrote to us as the reason.
          Backups are overwritten after <ToFillIn>30{'\u00a0'}days</ToFillIn>.
        </p>
        <p>
          Of a disabled account we keep e-mail address or social identifier as long as it is needed
          to prevent a new registration (Article 6 (1) (f) GDPR). Longer statutory periods remain
          unaffected.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You have the right to</p>
        <ul className="grid gap-1">
          <li>access your data (Article 15 GDPR),</li>
          <li>have it corrected (Article 16) and erased (Article 17),</li>
          <li>restrict its processing (Article 18),</li>
          <li>receive it in a common format (Article 20),</li>
          <li>withdraw consent at any time, for the future (Article 7 (3)).</li>
        </ul>
        <p className="font-semibold">
          Right to object (Article 21 GDPR): where we process data on the basis of legitimate
          interests, you can object at any time for reasons arising from your particular situation.
        </p>
        <p>
          An e-mail to the address above is enough. You can also complain to a data protection
          authority, for example where you live or at the one responsible for us:{' '}
          <ToFillIn>name and address of the authority</ToFillIn> (Article 77 GDPR).
        </p>
        <p>We make no decisions by automated means alone (Article 22 GDPR).</p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children and young people',
    body: (
      <p>
        Accounts are for people aged 13 or more, or older where the law of your country requires it.
        Where processing rests on consent, people in Germany under 16 need that of their parents or
        guardians (Article 8 GDPR). If we learn of an account that must not exist, we delete it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security and changes',
    body: (
      <p>
        Connections are encrypted, and access to data is limited to those who need it. If Simmer or
        the law changes, we adapt this text and tell members of important changes by e-mail.
      </p>
    ),
  },
]

/** Data privacy in English. */
export function PrivacyEn() {
  return (
    <LegalPage
      lang="en"
      title="Data privacy"
      description="Which data Simmer processes, why and for how long, which cookies it sets, and the rights you have."
      updated="Version of 1 November 2026"
      template={{
        title: 'Template, not yet in force',
        text: 'This text must be reviewed by legal counsel before use. The text in marked brackets is placeholder data.',
      }}
      contents="Contents"
      sections={sections}
    />
  )
}
