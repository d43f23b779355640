import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

/** What the suite hands to a component; it passes on what the component takes. */
type Probe = {
  className: string
  disabled: boolean
  ref: (element: HTMLElement | null) => void
}

export type Promises = {
  /** Role and name under which the control is found. */
  role: string
  name: string | RegExp
  render: (probe: Probe) => ReactNode
  /** False for what cannot be switched off, as a link. */
  canDisable?: boolean
  /** False for what shows and never takes the focus. */
  takesFocus?: boolean
  /** False for parts that have no single element of their own. */
  takesRef?: boolean
}

const PROBE = 'conformance-probe'

function Both({ render, canDisable }: Pick<Promises, 'render' | 'canDisable'>) {
  const element = useRef<HTMLElement>(null)
  const keep = (node: HTMLElement | null) => {
    element.current = node
  }
  return (
    <>
      <div data-testid="usual">
        {render({ className: PROBE, disabled: false, ref: keep })}
        <button
          type="button"
          data-testid="reveal-ref"
          onClick={(event) => event.currentTarget.setAttribute('data-ref', element.current?.tagName ?? '')}
        >
          ref
        </button>
      </div>
      {canDisable && (
        <div data-testid="off">{render({ className: PROBE, disabled: true, ref: () => undefined })}</div>
      )}
    </>
  )
}

const hasRing = (control: Element) => {
  for (
    let node: Element | null = control;
    node && !node.matches('[data-testid]');
    node = node.parentElement
  ) {
    const { outlineStyle, outlineWidth } = getComputedStyle(node)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true
  }
  return false
}

const looks = (root: Element) =>
  [root, ...root.querySelectorAll('*')]
    .map((node) => getComputedStyle(node))
    .map(({ color, backgroundColor, borderTopColor }) => `${color} ${backgroundColor} ${borderTopColor}`)
    .join('\n')

const isOff = (control: Element) =>
  control.matches(':disabled, [aria-disabled=true]') || control.querySelector(':disabled') !== null

/**
 * The promises every component keeps, as a story that runs in a real browser: it hands over its element by `ref`,
 * takes `className`, has a role and a name, shows where the focus is, can be switched off, and follows the theme.
 */
export function describeKitComponent(promises: Promises): StoryObj {
  const { role, name, canDisable = true, takesFocus = true, takesRef = true } = promises
  return {
    render: () => <Both render={promises.render} canDisable={canDisable} />,
    play: async ({ canvasElement, step }) => {
      const canvas = within(canvasElement)
      const usual = canvas.getByTestId('usual')
      const control = within(usual).getByRole(role, { name })
      await step('className', () => expect(usual.querySelector(`.${PROBE}`)).not.toBeNull())
      if (takesRef) {
        await step('ref', async () => {
          const reveal = canvas.getByTestId('reveal-ref')
          reveal.click()
          await expect(reveal.getAttribute('data-ref')).toMatch(/^(\w+)$/)
        })
      }
      if (takesFocus) {
        await step('focus ring', async () => {
          ;(document.activeElement as HTMLElement | null)?.blur()
          for (let tabs = 0; tabs < 4 && !control.contains(document.activeElement); tabs += 1)
            await userEvent.tab()
          await expect(control.contains(document.activeElement)).toBe(true)
          await waitFor(() => expect(hasRing(document.activeElement ?? control)).toBe(true))
        })
      }
      if (canDisable) {
        await step('disabled', async () => {
          const off = canvas.getByTestId('off')
          await expect(isOff(within(off).getByRole(role, { name }))).toBe(true)
          for (let tabs = 0; tabs < 6; tabs += 1) {
            await userEvent.tab()
            await expect(off.contains(document.activeElement)).toBe(false)
          }
        })
      }
      await step('theme', async () => {
        const root = document.documentElement
        const before = root.dataset['theme']
        const own = usual.firstElementChild ?? usual
        root.dataset['theme'] = 'light'
        const light = looks(own)
        root.dataset['theme'] = 'dark'
        await waitFor(() => expect(looks(own)).not.toBe(light))
        root.dataset['theme'] = before
      })
    },
  }
}
