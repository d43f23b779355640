import type { Guide } from '../catalogue/guide.ts'
import { Countdown } from './countdown.tsx'

export const guide = {
  when: ['离一个确定的时刻还有多久，而且会影响用户做什么：额度重置、活动结束、验证码重发'],
  whenNot: ['过去的时间：用 RelativeTime', '不确定什么时候完成的工作：用进度（FileProgress）'],
  do: [
    {
      text: '`label` 说清到点会怎样。',
      example: <Countdown label="额度重置" end={Date.now() + 3 * 3_600_000} />,
    },
    '按服务器时间算（`syncServerClock`），用户的钟不准也不会错。',
    '到点后给出结果（`ended`），并在 `onEnd` 里重新取数。',
  ],
  dont: ['不用倒计时制造紧张：没有真实期限就不要放。'],
  keyboard: { none: '只是显示；读屏软件读一次剩余时间，不会每秒打断。' },
} satisfies Guide
