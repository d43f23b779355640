import { demand, insertLine, pascal, writeNew } from './scaffold.mjs'

const component = (name) => `import type { ComponentPropsWithRef } from 'react'
import styles from './${name}.module.css'

export type ${pascal(name)}Props = ComponentPropsWithRef<'div'>

/** Say here what it is for, and when something else is better. */
export function ${pascal(name)}({ className, ...rest }: ${pascal(name)}Props) {
  return <div className={className ? \`\${styles.root} \${className}\` : styles.root} {...rest} />
}
`

const css = `.root {
  color: var(--color-text);
  font-size: var(--font-size-13);
}
`

const story = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${pascal(name)} } from './${name}.tsx'

const meta = {
  title: '组件/${pascal(name)}',
  component: ${pascal(name)},
  args: { children: '内容' },
} satisfies Meta<typeof ${pascal(name)}>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Every state side by side; long Chinese text among them. */
export const AllStates: Story = {
  render: () => (
    <>
      <${pascal(name)}>内容</${pascal(name)}>
      <${pascal(name)}>一段很长的中文内容，用来看它在窄屏上会不会挤坏或者溢出到别的地方去</${pascal(name)}>
    </>
  ),
}
`

/** A kit component: folder with component, styles, story and index, and its line in the kit's index. */
export function newComponent(name) {
  demand(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'The name')
  const folder = `packages/ui-kit/src/${name}`
  const files = writeNew({
    [`${folder}/${name}.tsx`]: component(name),
    [`${folder}/${name}.module.css`]: css,
    [`${folder}/${name}.stories.tsx`]: story(name),
    [`${folder}/index.ts`]: `export { ${pascal(name)}, type ${pascal(name)}Props } from './${name}.tsx'\n`,
  })
  const line = `export { ${pascal(name)}, type ${pascal(name)}Props } from './${name}/index.ts'`
  return [...files, insertLine('packages/ui-kit/src/index.ts', line, /^export \{/)]
}
