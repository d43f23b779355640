import type { Guide } from '../catalogue/guide.ts'
import { SearchField } from './search-field.tsx'

export const guide = {
  when: ['在列表里找：商品名、店铺、ID'],
  whenNot: ['从已知的选项里选：用 ComboBox', '去某一页：用 CommandPalette'],
  do: [
    {
      text: '占位写能搜什么，标签仍然要有。',
      example: <SearchField label="关键词" placeholder="商品名、ID 或拼音首字母" />,
    },
    '粘贴多个 ID 时按逗号、空格、换行拆开，并说出认出了几个。',
  ],
  dont: ['不每打一个字就请求：回车才搜索；在本机筛的可以边打边筛。', '不在搜索后清掉输入：用户还要改。'],
  keyboard: [
    ['Enter', '搜索；输入法选字时的回车不算'],
    ['Esc', '清空'],
  ],
} satisfies Guide
