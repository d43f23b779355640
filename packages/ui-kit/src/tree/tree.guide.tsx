import type { Guide } from '../catalogue/guide.ts'
import { Tree } from './tree.tsx'

export const guide = {
  when: ['一层套一层、要展开着浏览的东西：收藏夹、类目'],
  whenNot: ['从两级里选一个值：用 Cascader', '站点导航：用 NavList', '只有一层：用列表'],
  do: [
    {
      text: '数量写在右边（`aside`），默认展开到选中的那一层。',
      example: (
        <Tree
          label="收藏夹"
          selected="summer"
          defaultExpanded={['all']}
          nodes={[
            {
              id: 'all',
              label: '全部',
              aside: '128',
              children: [{ id: 'summer', label: '夏季园艺', aside: '36' }],
            },
          ]}
        />
      ),
    },
  ],
  dont: ['不超过四层：再深就给搜索。', '不用点一下既展开又跳走：展开是展开，选中是选中。'],
  keyboard: [
    ['↑ ↓', '移动；直接打字跳到那一项'],
    ['→ / ←', '展开 / 收起，或到下级 / 上级'],
    ['Enter / 空格', '选中'],
    ['Home / End', '第一项 / 最后一项'],
  ],
} satisfies Guide
