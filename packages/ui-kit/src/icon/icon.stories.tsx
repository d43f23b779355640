import type { Meta, StoryObj } from '@storybook/react-vite'
import * as frame from './frame-icons.tsx'
import styles from './icon.stories.module.css'
import * as others from './icons.tsx'

const icons = Object.fromEntries(Object.entries({ ...frame, ...others }).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * 一套自己的线性图标：16 的网格，1.5 的线宽，颜色跟随文字。文字旁边用 16，单独出现用 20。
 * 单独出现而没有文字时，用 `label` 告诉读屏软件它是什么；否则它只是装饰。
 */
const meta = {
  title: '组件/操作/Icon 图标',
  component: others.SearchIcon,
  args: { size: 20, label: '搜索' },
} satisfies Meta<typeof others.SearchIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { name: '试一试' }

export const AllStates: Story = {
  name: '全部图标',
  render: () => (
    <ul className={styles.grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.cell}>
          <Icon size={20} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
}
