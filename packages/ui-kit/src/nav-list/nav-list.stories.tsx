import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { Tag } from '../tag/index.ts'
import { guide } from './nav-list.guide.tsx'
import { NavGroup, NavItem, NavList } from './nav-list.tsx'

const asked = fn()

/** 站点的页面：侧边菜单分组、可折叠；页头里横排。 */
const meta = {
  title: '组件/页面/NavList 导航',
  component: NavList,
  render: ({ layout }) => (
    <nav aria-label="Temu">
      <NavList {...(layout ? { layout } : {})}>
        <NavGroup title="商品库">
          <NavItem href="#search" isCurrent>
            商品搜索
          </NavItem>
          <NavItem href="#week">周销榜</NavItem>
        </NavGroup>
        <NavGroup title="监控台">
          <NavItem href="#shops">店铺监控</NavItem>
          <NavItem isMuted onClick={asked}>
            类目监控
          </NavItem>
        </NavGroup>
      </NavList>
    </nav>
  ),
} satisfies Meta<typeof NavList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('商品搜索')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '商品库' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('link', { name: '周销榜' })).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('link', { name: '周销榜' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '类目监控' }))
    await expect(asked).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  name: '所有状态',
  render: (args) => (
    <>
      <Samples title="侧边" stack>
        {meta.render(args)}
      </Samples>
      <Samples title="收起的一组" stack>
        <NavList>
          <NavGroup title="商品库" defaultOpen={false}>
            <NavItem href="#search">商品搜索</NavItem>
          </NavGroup>
        </NavList>
      </Samples>
      <Samples title="页头里横排" stack>
        <div style={{ height: 48 }}>
          <NavList layout="row">
            <NavItem href="#temu" isCurrent>
              Temu
            </NavItem>
            <NavItem href="#shein">
              Shein <Tag tone="success">NEW</Tag>
            </NavItem>
            <NavItem>TikTok</NavItem>
          </NavList>
        </div>
      </Samples>
    </>
  ),
}

export const Keys: Story = {
  name: '按键',
  tags: ['!autodocs'],
  play: walkKeys(guide, ({ canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: '商品库' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: '商品搜索' })).toHaveFocus()
      },
    ],
    [
      'Enter',
      async () => {
        const pressed = fn((event: Event) => event.preventDefault())
        document.activeElement?.addEventListener('click', pressed, { once: true })
        await userEvent.keyboard('{Enter}')
        await expect(pressed).toHaveBeenCalledOnce()
        canvas.getByRole('button', { name: '商品库' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.queryByRole('link', { name: '周销榜' })).not.toBeInTheDocument()
      },
    ],
    [
      '空格',
      async () => {
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('link', { name: '周销榜' })).toBeVisible()
      },
    ],
  ]),
}
