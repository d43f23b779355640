import { expect, userEvent, type within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { walkKeys } from './walk-keys.ts'

interface ToggleContext {
  args: { onChange?: unknown }
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>
  step(label: string, play: () => Promise<void>): Promise<void> | void
}

/** Walks the keys of what is on or off: Tab goes there, the space bar turns it on and off again. */
export const walkToggle = (guide: Pick<Guide, 'keyboard'>, role: 'checkbox' | 'switch') =>
  walkKeys<ToggleContext>(guide, ({ args, canvas }) => [
    [
      'Tab',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole(role)).toHaveFocus()
      },
    ],
    [
      '空格',
      async () => {
        await userEvent.keyboard(' ')
        await expect(args.onChange).toHaveBeenLastCalledWith(true)
        await userEvent.keyboard(' ')
        await expect(args.onChange).toHaveBeenLastCalledWith(false)
      },
    ],
  ])
