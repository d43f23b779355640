import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { walkKeys } from '../catalogue/walk-keys.ts'
import { guide } from './picture.guide.tsx'
import styles from './picture.module.css'
import { Picture } from './picture.tsx'
import { Placeholder } from './placeholder.tsx'

const retried = fn()

/** As a picture is after its last attempt; the attempts themselves take twenty seconds. */
const failed = (
  <span className={styles.frame} style={{ inlineSize: 80, blockSize: 80 }}>
    <Placeholder alt="收纳箱" hasFailed onRetry={retried} tabIndex={undefined} />
  </span>
)

const SAMPLE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#a6cbd5"/><circle cx="40" cy="36" r="18" fill="#0d5c73"/></svg>',
)}`

/**
 * 来自别处、随时可能失效的图片。失败后每秒重试一次，最多 20 次，然后换成同样大小的占位，点一下可以再试。
 * 离线或页面在后台时不重试。
 */
const meta = {
  title: '组件/数据/Picture 图片',
  component: Picture,
  args: { src: SAMPLE, alt: '收纳箱', width: 80, height: 80 },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: '试一试',
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: '收纳箱' })
    await waitFor(() => expect(image).toHaveAttribute('data-waiting', 'false'))
    await expect(image.getBoundingClientRect().width).toBe(80)
  },
}

export const Broken: Story = {
  name: '失效时重试，位置不变',
  args: { src: 'data:image/png;base64,AAAA', alt: '坏图' },
  play: async ({ canvasElement }) => {
    const image = () => within(canvasElement).getByRole('img', { name: '坏图' })
    const first = image()
    await waitFor(() => expect(image()).not.toBe(first), { timeout: 4000 })
    await expect(image().parentElement?.getBoundingClientRect().height).toBe(80)
  },
}

export const Keys: Story = {
  name: '按键',
  render: () => failed,
  tags: ['!autodocs'],
  play: walkKeys(guide, () => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName('收纳箱 加载失败，点击重试')
      },
    ],
    [
      'Enter / 空格',
      async () => {
        retried.mockClear()
        await userEvent.keyboard('{Enter} ')
        await expect(retried).toHaveBeenCalledTimes(2)
      },
    ],
  ]),
}

export const AllStates: Story = {
  name: '所有状态',
  render: () => (
    <Samples title="有图、没有地址、彻底失败、不同大小">
      <Picture src={SAMPLE} alt="收纳箱" width={40} height={40} />
      <Picture src={null} alt="" width={40} height={40} />
      {failed}
      <Picture src={SAMPLE} alt="收纳箱" width={120} height={80} fit="contain" />
    </Samples>
  ),
}
