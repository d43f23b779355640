import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { Button, KitProvider } from '@haixuan/ui-kit'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <KitProvider>
      <Button variant="primary">海选</Button>
    </KitProvider>,
  )
