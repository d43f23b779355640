import type { Guide } from '../catalogue/guide.ts'
import { Slider } from './slider.tsx'

export const guide = {
  when: ['大概的数，边拖边看结果：目标利润率、缩放'],
  whenNot: ['要准确的数：用 NumberField', '一个范围：用 NumberRangeField', '三五档：用 SegmentedControl'],
  do: [
    {
      text: '当前值一直写在旁边，带单位。',
      example: (
        <Slider
          label="目标利润率"
          value={0.25}
          max={1}
          step={0.01}
          format={{ style: 'percent' }}
          onChange={() => undefined}
        />
      ),
    },
    '拖动时只算本机的；松手（`onChangeEnd`）再请求。',
  ],
  dont: ['范围跨几个数量级的不用：拖一点就差很多。'],
  keyboard: [
    ['← → ↑ ↓', '加减一步'],
    ['Page Up / Page Down', '加减一大步'],
    ['Home / End', '到两端'],
  ],
} satisfies Guide
