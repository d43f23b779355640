import { Controls, Description, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'
import type { Guide } from '../packages/ui-kit/src/catalogue/guide.ts'
import { GuideView } from '../packages/ui-kit/src/catalogue/guide-view.tsx'
import { KitProvider } from '../packages/ui-kit/src/kit-provider/index.ts'

const GUIDES = import.meta.glob<Guide>('../packages/ui-kit/src/*/*.guide.tsx', { import: 'guide' })

/** One component for each guide, fetched when its page opens. */
const VIEWS = Object.fromEntries(
  Object.entries(GUIDES).map(([path, load]) => {
    const name = path.split('/').at(-1)?.replace('.guide.tsx', '') ?? ''
    const View = lazy(async () => {
      const guide = await load()
      return { default: () => <GuideView guide={guide} name={name} /> }
    })
    return [path.replace(/^.*\/src\//, '').split('/')[0] ?? '', View]
  }),
)

/** Folder of the kit in which the stories of this page are; undefined for the pages of others. */
const folderOf = (fileName: unknown) => String(fileName).match(/packages\/ui-kit\/src\/([^/]+)\//)?.[1]

/** The document page of a component: playground, what its guide says, properties, and all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const View = VIEWS[folderOf(preparedMeta.parameters['fileName']) ?? '']
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {View && (
        <Unstyled>
          <KitProvider>
            <Suspense fallback={null}>
              <View />
            </Suspense>
          </KitProvider>
        </Unstyled>
      )}
      <Controls />
      <Stories includePrimary={false} title="所有例子" />
    </>
  )
}
