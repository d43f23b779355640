import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import './styles/page.css'
import { SITE } from '#shared/config'
import { isHanded } from '#shared/session'
import { reloadOnLostChunk } from './lost-chunk.ts'
import { Site } from './site.tsx'
import { start } from './start.ts'

reloadOnLostChunk(window)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw into.')
void begin(root)

/** Draws the site. What only some visits need is loaded before it, by those alone; the others wait for nothing. */
async function begin(place: HTMLElement): Promise<void> {
  // Lost on the way, it is looked at when the page is opened again.
  const adopting = isHanded() ? await import('#features/adopt-token').catch(() => undefined) : undefined
  const { accent } = SITE
  if (accent !== null) {
    await import('./paint-accent.ts').then(({ paintAccent }) => paintAccent(accent)).catch(() => undefined)
  }
  const app = start(adopting)
  createRoot(place).render(
    <StrictMode>
      <Site app={app} adopting={adopting} />
    </StrictMode>,
  )
}
