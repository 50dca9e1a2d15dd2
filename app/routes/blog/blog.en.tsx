import { TextLink } from '#design-system/link/text-link.tsx'
import { BlogPage, BlogPart } from './blog-page.tsx'

/** The placeholder of the blog in English. */
export function BlogEn() {
  return (
    <BlogPage
      lang="en"
      title="Articles are coming"
      description="The blog of Simmer is being written. What it will be about, and what you can cook until then."
      lead="This is where our cooks will tell what does not fit into a recipe. The first articles are still simmering."
    >
      <p>
        A recipe says what to do. It seldom says why: why the onion goes in first, why the dough has
        to rest, why the second pinch of salt tastes different from the first. That is what these
        pages are for.
      </p>
      <BlogPart title="What you will read here">
        <p>
          From the kitchen: how a dish came about, what went wrong on the way, and what the cook
          would do differently today. One dish per article, no detours.
        </p>
        <p>
          Technique: small things that improve a hundred dishes. Browning without burning. Saving a
          sauce. Sharpening a knife with what is in the cupboard.
        </p>
        <p>
          Market: what is good this month, how to tell that it is ripe, and where it keeps best at
          home.
        </p>
      </BlogPart>
      <BlogPart title="How we write">
        <p>
          Short enough for the time in which water comes to the boil. Tried at a stove before it is
          claimed. And with a recipe at the end that you can cook the same evening.
        </p>
      </BlogPart>
      <BlogPart title="Until then">
        <p>
          Try the <TextLink href="/recipes">recipes</TextLink>: their films wait at every step until
          you are ready. Or leaf through the <TextLink href="/cookbooks">cookbooks</TextLink>.
        </p>
      </BlogPart>
    </BlogPage>
  )
}
