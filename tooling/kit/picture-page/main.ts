// Draws one story at a time, inside the surroundings of the catalogue, for the pictures.
import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import preview from '../../../.storybook/preview.tsx'
import { picturedStories } from './pictured-stories.ts'

setProjectAnnotations(preview)

const modules = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../../packages/ui-kit/src/*/*.stories.tsx',
  { eager: true },
)
const stories = picturedStories(modules)

async function settled(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

Object.assign(window, {
  pictures: {
    names: stories.map(({ name }) => name),
    async draw(name: string) {
      const story = stories.find((one) => one.name === name)
      if (!story) throw new Error(`No story makes the picture ${name}.`)
      await document.fonts.load("14px 'Kit Pictures'", '海选')
      const { meta, annotations } = story
      await composeStory(annotations, meta, undefined, story.exportName).run()
      await settled()
    },
    async wear(theme: string) {
      document.documentElement.dataset['theme'] = theme
      await new Promise((resolve) => setTimeout(resolve, 60))
      await settled()
      return document.body.textContent
    },
    /** What is too faint to read in the theme worn: the only rule of axe that a theme can break. */
    async faint() {
      const { violations } = await axe.run(document.body, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`),
      )
    },
  },
})
