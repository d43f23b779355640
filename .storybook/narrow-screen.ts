/** The narrowest screen everything is made for, in px. */
const NARROWEST = 360
/** Frames that what measures itself, as a chart, may take to follow. */
const FRAMES = 10

const overflow = () => document.documentElement.scrollWidth - NARROWEST

/** What reaches beyond the right edge, innermost last. */
function stickingOut(): string {
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > NARROWEST + 1,
  )
  return wide
    .slice(-3)
    .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`)
    .join(' ')
}

/**
 * In the tests every story is looked at again, as its play left it, on the narrowest screen: the page may not scroll
 * sideways. `parameters.narrow` says why not for what is made for wide screens alone.
 */
export async function fitsNarrowScreen({
  parameters,
}: {
  parameters: Record<string, unknown>
}): Promise<void> {
  const frame = window.frameElement as HTMLElement | null
  if (!('__vitest_browser__' in window) || !frame || parameters['narrow'] !== undefined) return
  const { width } = frame.style
  frame.style.width = `${NARROWEST}px`
  try {
    for (let left = FRAMES; overflow() > 0 && left > 0; left -= 1) await new Promise(requestAnimationFrame)
    if (overflow() > 0)
      throw new Error(`At ${NARROWEST} px the page is ${overflow()} px too wide: ${stickingOut()}`)
  } finally {
    frame.style.width = width
  }
}
