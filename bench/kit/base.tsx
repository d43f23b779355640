import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { KitProvider } from '@haixuan/ui-kit'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <KitProvider>
      <p>海选</p>
    </KitProvider>,
  )
