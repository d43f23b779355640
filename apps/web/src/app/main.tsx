import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import './styles/page.css'
import { reloadOnLostChunk } from './lost-chunk.ts'
import { Site } from './site.tsx'
import { start } from './start.ts'

reloadOnLostChunk(window)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw into.')
createRoot(root).render(
  <StrictMode>
    <Site app={start()} />
  </StrictMode>,
)
