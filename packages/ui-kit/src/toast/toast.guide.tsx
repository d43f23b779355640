import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['对刚才动作的回答：已保存、复制成功、已删除（可撤销）'],
  whenNot: ['一直成立的事：用 Banner', '字段的错误：写在字段下面', '要用户决定：用 Dialog'],
  do: [
    '说结果，可以撤销的给“撤销”。',
    '失败说清怎么办：“复制失败，请手动复制链接”。',
    '整个站点只放一个 ToastRegion。',
  ],
  dont: [
    '不连着弹：一秒最多一条，同样的话不重复，组件会排队。',
    '不放只有这里看得到的重要信息：几秒后就没了。',
  ],
  keyboard: [
    ['Tab', '到“撤销”，再到关闭；聚焦时不会离开'],
    ['Enter / 空格', '执行'],
  ],
} satisfies Guide
