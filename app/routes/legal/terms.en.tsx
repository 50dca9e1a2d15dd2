import { TextLink } from '#design-system/link/text-link.tsx'
import { MINIMUM_AGE } from '#contract/limits.ts'
import { LegalAddress, LegalPage, type LegalSection } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'provider',
    title: 'Who offers Simmer',
    body: (
      <>
        <p>Provider under § 5 of the German Digital Services Act (DDG):</p>
        <LegalAddress
          lines={[
            'Company name and legal form',
            'Street and number',
            'Postcode and town, Germany',
            'Represented by: first name and surname',
            'Commercial register: court and number',
            'VAT identification number under § 27a UStG',
            'Responsible for content under § 18 (2) MStV: name and address',
          ]}
          phone="Telephone:"
          email="E-mail:"
        />
        <p>
          The e-mail address is also our single point of contact for authorities and for users under
          Articles 11 and 12 of the EU Digital Services Act (Regulation (EU) 2022/2065). You can
          write in German or English.
        </p>
      </>
    ),
  },
  {
    id: 'scope',
    title: 'What these terms cover',
    body: (
      <>
        <p>
          These terms apply between you and the provider when you use Simmer: cookbooks, recipes,
          films, comments, ratings, favourites and the shopping list.
        </p>
        <p>
          Simmer is free of charge. Everyone may browse without an account. The contract for an
          account begins when you complete the registration. Our handling of personal data is
          described in our <TextLink href="/privacy">data privacy statement</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Minimum age',
    body: (
      <>
        <p>
          You must be at least {MINIMUM_AGE} years old to register, or older where the law of your
          country requires a higher age.
        </p>
        <p>
          If you are not yet of age, you need the consent of your parents or guardians. By
          registering you confirm that these conditions are met.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <ul className="grid gap-2">
          <li>
            You must register with your own name and your own e-mail address, or with your own
            social account.
          </li>
          <li>Creating accounts automatically, for example by a script or a bot, is forbidden.</li>
          <li>
            If we have disabled your account, you may not create a new one without our permission.
          </li>
          <li>
            Keep your password to yourself. Tell us at once if you believe that somebody else uses
            your account.
          </li>
        </ul>
        <p>You cannot hand your account over to somebody else.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What you may expect',
    body: (
      <>
        <p>
          We care for Simmer with reasonable diligence, but cannot promise that it is always
          available. We may add, change or end individual functions for a good reason, such as
          security, the law or a better product.
        </p>
        <p>
          Recipes, times, amounts and nutrition values are written with care and remain guidance.
          They are not medical or dietary advice. Check every product for allergens, make sure that
          food is cooked through, and watch over heat, knives and children: you cook at your own
          risk.
        </p>
        <p>
          Some links lead to shops that pay us a commission. They are marked “Ad” and cost you
          nothing extra.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you publish',
    body: (
      <>
        <p>
          Comments, ratings and profile pictures remain yours. You allow us, free of charge and
          without geographical limit, to store them and to show them on Simmer for as long as they
          are published there. Publish only what you may publish.
        </p>
        <p>Not allowed is content that</p>
        <ul className="grid gap-1">
          <li>is unlawful, insulting, hateful, violent or pornographic,</li>
          <li>infringes the rights of others, such as copyright or privacy,</li>
          <li>is misleading, is advertising, or was generated in bulk.</li>
        </ul>
        <p>
          You can report such content to the e-mail address above. Name the page, what is wrong with
          it and why, and your own name and e-mail address (Article 16 of the Digital Services Act).
          A person decides without undue delay. Whoever is affected learns of the decision and its
          reasons and can object to it, free of charge, within six{'\u00a0'}months at the same
          address.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Our content',
    body: (
      <p>
        Recipes, pictures, films and music on Simmer are protected by copyright. You may cook from
        them and use them privately, print them and share links to them. Copying them in bulk,
        publishing them elsewhere or using them commercially needs our written permission. What the
        law allows in any case remains allowed.
      </p>
    ),
  },
  {
    id: 'misuse',
    title: 'Misuse and disabling of accounts',
    body: (
      <>
        <p>
          You must not attack or overload Simmer, get around its limits, scrape its data, or pretend
          to be somebody else.
        </p>
        <p>
          If you break these terms we may, depending on how serious it is, remove content, warn you,
          or disable your account for a time or for good. We weigh your interests, tell you the
          reasons by e-mail and hear you, before or, in urgent cases, right after. Anyone whose
          account was disabled must not register again, with whatever name, e-mail address or social
          account.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We are liable without limit for intent and gross negligence, for injury to life, body or
          health, under the German Product Liability Act, and as far as we have given a guarantee.
        </p>
        <p>
          In cases of slight negligence we are liable only for breach of a duty without which the
          contract cannot be performed properly and on which you may regularly rely, and then only
          for the damage that is typical and foreseeable. Any further liability is excluded. The
          same holds for those who act for us. Your statutory rights concerning digital products
          remain unaffected.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Ending the contract',
    body: (
      <p>
        You can delete your account at any time in the settings; that ends the contract at once. We
        can end it with four{'\u00a0'}weeks' notice in text form. Both sides may end it without
        notice for a compelling reason.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We announce changes at least 30{'\u00a0'}days ahead by e-mail. Changes that are to your
        disadvantage apply only if you agree. If you do not, both sides may end the contract.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <>
        <p>
          German law applies, without the UN Convention on Contracts for the International Sale of
          Goods. If you are a consumer living elsewhere, you keep the protection of the mandatory
          law of that country.
        </p>
        <p>
          We are neither obliged nor willing to take part in dispute resolution before a consumer
          arbitration board (§ 36 VSBG). If a clause is invalid, the others remain in force and the
          law takes its place.
        </p>
      </>
    ),
  },
]

/** Terms of use in English. */
export function TermsEn() {
  return (
    <LegalPage
      lang="en"
      title="Terms of use"
      description="The terms of use of Simmer: minimum age, account, content, liability and provider."
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
