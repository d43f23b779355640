import type { Guide } from '../catalogue/guide.ts'
import { NavGroup, NavItem, NavList } from './index.ts'

export const guide = {
  when: ['站点的侧边菜单：分组、可折叠、标出当前页'],
  whenNot: ['同一页里换内容：用 Tabs', '一个按钮后面的动作：用 Menu', '任意层级的对象：用 Tree'],
  do: [
    {
      text: '名字与页面标题一致，当前页标出来。',
      example: (
        <NavList>
          <NavGroup title="商品库">
            <NavItem href="#search" isCurrent>
              商品搜索
            </NavItem>
            <NavItem href="#week">周销榜</NavItem>
          </NavGroup>
        </NavList>
      ),
    },
    '站内路由用路由器自己的链接，加上 `navItemClass()`。',
  ],
  dont: ['不超过两级。', '不把没做好的页面藏掉又突然出现：标 `isMuted`，点了说“建设中”。'],
  keyboard: [
    ['Tab', '逐项移动'],
    ['Enter', '前往；在组名上折叠或展开'],
    ['空格', '在组名上折叠或展开'],
  ],
} satisfies Guide
