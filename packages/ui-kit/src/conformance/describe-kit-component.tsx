import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

/** What the suite hands to a component; it passes on what the component takes. */
type Probe = {
  className: string
  disabled: boolean
  name: string
  ref: (target: object | null) => void
}

export type Promises = {
  /** Role and name under which it is found. */
  role: string
  name?: string | RegExp
  render: (probe: Probe) => ReactNode
  /** Instead of the role, for what has none of its own, as a figure in a sentence. */
  find?: (root: ReturnType<typeof within>) => HTMLElement
  /** True for what is in a layer of its own above the page. */
  isLayer?: boolean
  /** Brings the layer up. */
  open?: (page: HTMLElement) => Promise<unknown>
  /** False for what cannot be switched off, as a link. */
  canDisable?: boolean
  /** False for what shows and never takes the focus. */
  takesFocus?: boolean
  /** The key that leads into it. */
  key?: string
  /** What a form around it sends under the name it was given. */
  sends?: string
}

/** What shows and is not operated. */
export const STILL = { canDisable: false, takesFocus: false } as const
/** What is above the page and is opened and closed, not switched off. */
export const LAYER = { canDisable: false, isLayer: true } as const

const PROBE = 'conformance-probe'
const NAME = 'conformance-name'
const MARK = 'data-handed-over'

/** Marks what a ref hands over: the element itself or, where it is a handle, what its `focus` leads to. */
function mark(target: object | null) {
  if (target && 'focus' in target && typeof target.focus === 'function' && !(target instanceof Element))
    target.focus()
  const element = target instanceof Element ? target : document.activeElement
  if (target) element?.setAttribute(MARK, '')
}

function Both({ render, canDisable, sends }: Pick<Promises, 'render' | 'canDisable' | 'sends'>) {
  const handedOver = useRef<object>(null)
  const keep = (target: object | null) => {
    handedOver.current = target
  }
  const Frame = sends === undefined ? 'div' : 'form'
  return (
    <>
      <Frame data-testid="usual">
        {render({ className: PROBE, name: NAME, disabled: false, ref: keep })}
      </Frame>
      <button type="button" data-testid="mark" onClick={() => mark(handedOver.current)}>
        ref
      </button>
      {canDisable && (
        <Frame data-testid="off">
          {render({ className: PROBE, name: NAME, disabled: true, ref: () => undefined })}
        </Frame>
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

const sent = (form: HTMLElement) => (form instanceof HTMLFormElement ? new FormData(form).get(NAME) : null)

async function takesTheFocus(control: HTMLElement, key: string) {
  const isShown = () => {
    const { activeElement } = document
    return activeElement !== null && control.contains(activeElement) && hasRing(activeElement)
  }
  for (let pressed = 0; pressed < 5 && !isShown(); pressed += 1) await userEvent.keyboard(key)
  await expect(control.contains(document.activeElement)).toBe(true)
  await waitFor(() => expect(isShown()).toBe(true))
}

async function followsTheTheme(own: Element) {
  const root = document.documentElement
  const before = root.dataset['theme']
  root.dataset['theme'] = 'light'
  const light = looks(own)
  root.dataset['theme'] = 'dark'
  try {
    await waitFor(() => expect(looks(own)).not.toBe(light))
  } finally {
    root.dataset['theme'] = before
  }
}

/**
 * The promises every component keeps, as a story that runs in a real browser: it hands over its element by `ref`,
 * takes `className`, has a role and a name, shows where the focus is, can be switched off, sends its value with a
 * form, and follows the theme.
 */
export function describeKitComponent(promises: Promises): StoryObj {
  const { role, name, sends, isLayer = false, canDisable = true, takesFocus = true, key = '{Tab}' } = promises
  const { find = (root) => root.getByRole(role, name === undefined ? {} : { name }) } = promises
  return {
    render: () => <Both render={promises.render} canDisable={canDisable} {...(sends ? { sends } : {})} />,
    play: async ({ canvasElement, step }) => {
      const canvas = within(canvasElement)
      const usual = canvas.getByTestId('usual')
      const place = isLayer ? document.body : usual
      await promises.open?.(usual)
      const control = await waitFor(() => find(within(place)))
      await step('className', () => expect(place.querySelector(`.${PROBE}`)).not.toBeNull())
      if (takesFocus) {
        await step('focus ring', async () => {
          if (!isLayer) (document.activeElement as HTMLElement | null)?.blur()
          await takesTheFocus(control, key)
        })
      }
      await step('ref', async () => {
        canvas.getByTestId('mark').click()
        const marked = place.querySelector(`[${MARK}]`)
        await expect(marked).not.toBeNull()
        await expect(marked?.getAttribute('data-testid')).not.toBe('mark')
      })
      if (sends !== undefined) await step('name', () => expect(sent(usual)).toBe(sends))
      if (canDisable) {
        await step('disabled', async () => {
          const off = canvas.getByTestId('off')
          await expect(isOff(find(within(off)))).toBe(true)
          await expect(sent(off)).toBeNull()
          canvas.getByTestId('mark').focus()
          for (let tabs = 0; tabs < 3; tabs += 1) {
            await userEvent.tab()
            await expect(off.contains(document.activeElement)).toBe(false)
          }
        })
      }
      await step('theme', () => followsTheTheme(isLayer ? control : (usual.firstElementChild ?? usual)))
    },
  }
}
