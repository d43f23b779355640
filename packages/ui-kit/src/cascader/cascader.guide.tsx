import type { Guide } from '../catalogue/guide.ts'
import { Cascader } from './cascader.tsx'

export const guide = {
  when: ['两级类目里选一个', '用户可能只记得中文、英文或拼音首字母'],
  whenNot: ['只有一级：用 Select 或 ComboBox', '要展开着浏览、增删：用 Tree', '选好几个：用 MultiSelect'],
  do: [
    {
      text: '选项同时给中文和英文名，搜索才两种都认得。',
      example: (
        <Cascader
          label="类目"
          value={null}
          onChange={() => undefined}
          options={[
            { value: '1', label: '家居厨房', children: [{ value: '12', label: '厨房小电' }] },
            { value: '2', label: '庭院园艺', children: [{ value: '21', label: '灌溉' }] },
          ]}
        />
      ),
    },
    '保留“全部”这一项（`allLabel`），让人能退回不限。',
  ],
  dont: [
    '不把超过两级的树塞进来：第三级没有人翻得到。',
    '不只显示末级名：触发按钮上写“家居厨房 / 厨房小电”。',
  ],
  keyboard: [
    ['Enter / 空格 / ↓', '打开，光标在搜索框'],
    ['直接打字', '搜索：中文、英文、拼音首字母；↓ 到结果'],
    ['↑ ↓ Home End', '在一级里移动；从搜索框按 ↓ 进入'],
    ['→ ←', '进入下一级、回到上一级'],
    ['Enter', '选中'],
    ['Esc', '关闭，不改变'],
  ],
} satisfies Guide
