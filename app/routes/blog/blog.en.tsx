import { BlogPage } from './blog-page.tsx'

/** The placeholder of the blog in English. */
export function BlogEn() {
  return (
    <BlogPage
      lang="en"
      title="Articles are coming"
      description="The blog of Simmer is being written. What it will be about, and what you can cook until then."
      lead="This is where our cooks will write about what does not fit into a recipe. The first articles are still simmering."
      intro={[
        'A recipe says what to do. It seldom says why: why the onion goes in first, why the dough has to rest, why the second pinch of salt tastes different from the first. That is what these pages are for.',
        'Each article is short enough for the time in which water comes to the boil, and tried at a stove before it is claimed. It ends with a recipe that you can cook the same evening.',
      ]}
      topicsTitle="What you will read here"
      topics={[
        [
          'From the kitchen',
          'How a dish came about, what went wrong on the way, and what the cook would do differently today. One dish per article, no detours.',
        ],
        [
          'Technique',
          'Small things that improve a hundred dishes. Browning without burning. Saving a sauce. Sharpening a knife with what is in the cupboard.',
        ],
        [
          'Market',
          'What is good this month, how to tell that it is ripe, and where it keeps best at home.',
        ],
      ]}
      until={{
        title: 'Until then',
        text: 'Cook with us: the films of the recipes wait at every step until you are ready.',
        recipes: 'To the recipes',
        cookbooks: 'To the cookbooks',
      }}
    />
  )
}
