import type { Guide } from '../catalogue/guide.ts'
import { Skeleton, SkeletonLines } from './skeleton.tsx'

export const guide = {
  when: ['内容还没到，但知道它长什么样、有多大'],
  whenNot: [
    '知道进度：写出数字（FileProgress）',
    '已有旧内容在刷新：旧内容留着',
    '按钮按下后在等：用 Button 的 `loading`',
  ],
  do: [
    {
      text: '尺寸和将来的内容一样，到了也不跳。',
      example: (
        <>
          <Skeleton shape="block" width="64px" height="64px" />
          <SkeletonLines lines={2} />
        </>
      ),
    },
    '等超过十秒给一句话：还在做什么、可以取消。',
  ],
  dont: ['不整页盖一个转圈：已经有的内容先给人看。', '不画得比真内容还复杂。'],
  keyboard: { none: '只是占位；读屏软件听到的是外面区域的 `aria-busy`。' },
} satisfies Guide
