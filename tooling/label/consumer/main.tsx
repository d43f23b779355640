import { openStorageWithLastLabel } from '@haixuan/label-editor'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LabelPage } from './label-page'

const noted: string[] = []
Object.assign(window, { noted })

const root = document.querySelector('#root')
if (root) {
  const opened = await openStorageWithLastLabel()
  createRoot(root).render(
    <StrictMode>
      <LabelPage opened={opened} onExported={({ name, file }) => noted.push(`${name} ${file.size}`)} />
    </StrictMode>,
  )
}
