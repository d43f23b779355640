import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { FilterBar } from './filter-bar.tsx'

export const guide = {
  when: ['列表、榜单、看板上方的全部筛选'],
  whenNot: ['切换周期或视图：用 SegmentedControl，放在页头', '只有一个搜索框：单独放 SearchField'],
  do: [
    {
      text: '筛选之后说清现在生效的条件，每条都能单独移除；来去时下面的列表不动。',
      example: (
        <FilterBar
          active={[{ id: 'daily', label: '日销', value: '50-100' }]}
          onRemove={() => undefined}
          onClear={() => undefined}
        >
          <Button>日销</Button>
        </FilterBar>
      ),
    },
    '最常用的三四个直接摆出来，其余收进 `more`。',
    '状态归网址所有：刷新、后退、分享都还在。',
  ],
  dont: ['不加“查询”按钮：改了就生效，数值框离开或回车时生效。', '不把筛选放进对话框：看不见结果在变。'],
  keyboard: [
    ['Tab', '先到搜索框，再到整条筛选（只停一次）'],
    ['→ / ← / Home / End', '在筛选与已选条件之间移动'],
    ['Enter / 空格', '打开筛选；在条件上移除它'],
    ['/', '焦点到搜索框（由页面绑定）'],
  ],
} satisfies Guide
