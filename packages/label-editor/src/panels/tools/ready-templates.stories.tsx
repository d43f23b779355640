import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import '@fontsource-variable/noto-sans/index.css'
import '@fontsource-variable/noto-sans-sc/index.css'
import { useState } from 'react'
import { TEMPLATES } from '../../library/templates/all-templates.ts'
import { labelWith, StoryEditor } from '../story-editor.fixture.tsx'
import { ReadyTemplates } from './ready-templates.tsx'

function Gallery() {
  const [query, setQuery] = useState('')
  return (
    <StoryEditor label={labelWith()}>
      <input aria-label="搜索" value={query} onChange={(event) => setQuery(event.target.value)} />
      <ReadyTemplates query={query} />
    </StoryEditor>
  )
}

const meta = { title: '标签编辑器/推荐模板', component: Gallery } satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

/** Share of a picture that is dark, without its edge: a frame alone is an empty label. */
async function inkOf(image: HTMLImageElement): Promise<number> {
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const edge = Math.ceil(Math.min(width, height) * 0.08)
  const { data } = context?.getImageData(edge, edge, width - edge * 2, height - edge * 2) ?? { data: [] }
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 128 && (data[at] ?? 255) < 160) dark++
  return dark / (data.length / 4)
}

async function pictureOf(root: HTMLElement, name: string): Promise<HTMLImageElement> {
  const card = root.querySelector<HTMLElement>(`button[title="${CSS.escape(name)}"]`)
  if (!card) throw new Error(`${name} has no card`)
  card.scrollIntoView({ block: 'center' })
  return waitFor(() => {
    const image = card.querySelector('img')
    if (!image) throw new Error(`${name} has no picture`)
    return image
  })
}

/** Every template shows what is on it, and no two show the same. */
export const Pictures: Story = {
  play: async ({ canvasElement }) => {
    const seen = new Set<string>()
    for (const { zh } of TEMPLATES) {
      const image = await pictureOf(canvasElement, zh)
      const ink = await inkOf(image)
      if (ink < 0.01 || ink > 0.9) throw new Error(`${zh}: ${ink} of its picture is ink`)
      seen.add(image.src)
    }
    await expect(seen.size).toBe(TEMPLATES.length)
  },
}

/** A search by the Chinese name shows the template with its picture. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('textbox', { name: '搜索' })
    for (const { zh } of [TEMPLATES[0], TEMPLATES.at(-1)].flatMap((template) => template ?? [])) {
      await userEvent.clear(search)
      await userEvent.type(search, zh)
      await pictureOf(canvasElement, zh)
      await expect(canvasElement.querySelectorAll('button[title]').length).toBeLessThan(TEMPLATES.length)
    }
  },
}
