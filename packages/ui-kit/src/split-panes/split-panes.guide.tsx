import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['左边是一列对象或设置，右边是内容，宽度要能自己调'],
  whenNot: ['旁边的内容只是偶尔看：用 Drawer', '左右是两个独立的页面：做成两页'],
  do: [
    '最小、最大要保证两边都还能用。',
    '松手后（`onResizeEnd`）记住宽度。',
    '把手有名字：“调整分组栏宽度”。',
  ],
  dont: ['不嵌套两层以上。', '窄屏不硬挤：会自动改为上下排。'],
  keyboard: [
    ['Tab', '移到把手'],
    ['← →', '变窄、变宽'],
    ['Home / End', '到最窄、最宽'],
  ],
} satisfies Guide
