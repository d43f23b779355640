import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { openStorageWithLastLabel } from '@haixuan/label-editor'
import { LabelTool } from './label-tool.tsx'
import { keepOffline } from './offline.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to draw into.')
const opened = await openStorageWithLastLabel()
createRoot(root).render(
  <StrictMode>
    <LabelTool opened={opened} />
  </StrictMode>,
)
keepOffline()
