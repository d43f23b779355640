import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['填好再一起提交：登录、账户资料、新建监控'],
  whenNot: ['改一项就生效：直接放控件', '筛选列表：用 FilterBar', '成片改数：用 DataTable 的编辑'],
  do: [
    '一列排，标签在上；先问容易的，后问难的。',
    '服务器说的错按字段名放进 `errors`，出现在字段下面；不属于任何字段的用空的名字，出现在表单上方。每个错只说一次。',
    '提交中按钮用 `loading`，失败后填过的内容一个字都不丢。',
  ],
  dont: [
    '不等到提交才说规则：写在 `description` 里。',
    '不把“提交”按到灰：让人按，按了告诉他差什么。',
    '不用占位文字代替标签。',
  ],
  keyboard: [
    ['Tab', '到下一个字段'],
    ['Enter', '提交（多行文字里换行）'],
    ['提交有错时', '焦点到第一个有错的字段；上方有话时先到那里'],
  ],
} satisfies Guide
