import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { KitProvider } from '@haixuan/ui-kit'
import { createRoot } from 'react-dom/client'
import { Example } from './example.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('example.html has no #root to draw into.')
createRoot(root).render(
  <KitProvider>
    <Example />
  </KitProvider>,
)
