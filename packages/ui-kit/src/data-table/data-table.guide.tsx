import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['行多、列多、要排序、要勾选的数据', '要从表格软件粘贴、成片编辑', '一万行也要滚得动'],
  whenNot: [
    '一件东西的属性：用 DescriptionList',
    '十来行、不排序的小表：用 StaticTable',
    '一层套一层：用 Tree',
  ],
  do: [
    '数字列右对齐、等宽，单位写在表头；缺失写 —，绝不写 0。',
    '加载时出骨架行，高度与真实行一致；刷新时旧行留在原处。',
    '给第一列固定在左边，给列设置（ColumnPicker），把 `columnState` 跟着视图保存。',
    '`empty` 里放 NoMatchState 或 NoDataState，说清为什么空、下一步做什么。',
  ],
  dont: [
    '不在一个单元格里放两个以上能点的东西：键盘在格子之间移动，不在格子里翻找。',
    '不用颜色当唯一的标记：涨跌带箭头，存疑带徽标。',
    '不把所有列默认摆出来：八到十列，其余收进列设置。',
  ],
  keyboard: [
    ['↑ ↓ ← → Home End PageUp PageDown', '移动；加 Ctrl 到边缘'],
    ['j / k', '下一行 / 上一行'],
    ['x / 空格', '选中这一行；加 Shift 选中一段'],
    ['Shift + ↑ ↓', '扩展选中'],
    ['Enter', '打开这一行；在表头上排序，加 Shift 追加排序'],
    ['Alt + ← →', '在表头上调整列宽'],
    ['Ctrl + Shift + ← →', '在表头上移动列'],
    ['F2 或 直接输入', '编辑；Enter、Tab 保存，Esc 放弃'],
    ['Ctrl + C / V / Z', '复制、从表格软件粘贴、撤销'],
  ],
} satisfies Guide
