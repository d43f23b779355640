import { test as base, type CDPSession, type Page, type ViewportSize } from '@playwright/test'

/** What of a page is drawn, in pixels of its top left corner. */
const PEEPHOLE = { width: 16, height: 16 }
const sessions = new WeakMap<Page, CDPSession>()

async function drawOnly(page: Page, size: ViewportSize): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setVisibleSize', size)
}

/**
 * Has the browser draw a corner of a page only. Without a graphics card drawing is a third of what a load costs, and a
 * journey asks a page what it says and where, not what colour it has. Its layout is that of its whole viewport: every place
 * can be pressed, and a screenshot shows all of it. Holds until the viewport gets another size.
 */
export const drawCorner = (page: Page) => drawOnly(page, PEEPHOLE)

/** Windows that a test opens besides; one that is gone before needs nothing. */
const drawCornerSoon = (page: Page) => void drawCorner(page).catch(() => undefined)

export interface Drawing {
  /** For pages with a frame of another site: a press on what is not drawn of it reaches nothing. */
  isDrawnWhole: boolean
}

/** A test of a journey: its pages are drawn in a corner only. */
export const test = base.extend<Drawing>({
  isDrawnWhole: [false, { option: true }],
  context: async ({ context, isDrawnWhole }, use) => {
    if (!isDrawnWhole) context.on('page', drawCornerSoon)
    await use(context)
    context.off('page', drawCornerSoon)
  },
  page: async ({ page, isDrawnWhole }, use) => {
    // The page may be that of the journey before, with the corner it had.
    await drawOnly(page, (isDrawnWhole && page.viewportSize()) || PEEPHOLE)
    await use(page)
  },
})
