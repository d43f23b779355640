import { test as base, type CDPSession, type Page } from '@playwright/test'

/** What of a page is drawn, in pixels of its top left corner. */
const PEEPHOLE = { width: 16, height: 16 }
const sessions = new WeakMap<Page, CDPSession>()

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

/**
 * Has the browser draw a corner of a page only. Without a graphics card drawing is a third of what a load costs, and a
 * journey asks a page what it says and where, not what colour it has. Its layout is that of its whole viewport: every place
 * can be pressed, and a screenshot shows all of it. Holds until the viewport gets another size.
 */
export async function drawCorner(page: Page): Promise<void> {
  await (await sessionOf(page)).send('Emulation.setVisibleSize', PEEPHOLE)
}

/**
 * Runs a script in the page as the browser's console does: what another page of the same process has compiled of it is
 * not compiled again, and no policy of the page is in its way.
 * @throws when the script does.
 */
export async function runScript(page: Page, script: string): Promise<void> {
  const session = await sessionOf(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: script })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
}

/** Windows that a test opens besides; one that is gone before needs nothing. */
const drawCornerSoon = (page: Page) => void drawCorner(page).catch(() => undefined)

/** A test of a journey: its pages are drawn in a corner only. */
export const test = base.extend({
  context: async ({ context }, use) => {
    context.on('page', drawCornerSoon)
    await use(context)
    context.off('page', drawCornerSoon)
  },
  page: async ({ page }, use) => {
    // The page may be that of the journey before, with the corner it had.
    await drawCorner(page)
    await use(page)
  },
})
