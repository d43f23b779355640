// Planted violations of the layers of the label editor.
export const labelViolations = [
  {
    name: 'the label document knows Konva',
    file: 'packages/label-editor/src/document/drawn.ts',
    text: "import Konva from 'konva'\nexport const drawn = Konva\n",
    tool: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'the text layout of labels knows React',
    file: 'packages/label-editor/src/layout/seen.ts',
    text: "import { useState } from 'react'\nexport const seen = useState\n",
    tool: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'the label document knows the DOM',
    file: 'packages/label-editor/src/document/titled.ts',
    text: 'export const titled = document.title\n',
    tool: 'tsc',
    says: 'TS2584|TS2304',
  },
  {
    name: 'the label exporters know the canvas',
    file: 'packages/label-editor/src/export/pdf/painted.ts',
    text: "import { paintItems } from '../../canvas/paint-items.ts'\nexport const painted = paintItems\n",
    tool: 'biome',
    says: 'noRestrictedImports',
  },
]
