import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/*.stories.tsx', '**/*.gen.ts'] },
  {
    rules: {
      // Boards are many by nature: they are grouped by marketplace and declared, not written.
      'fsd/excessive-slicing': 'off',
      // A noun or a verb may wait for its second user; the next page is always coming.
      'fsd/insignificant-slice': 'off',
      // 'goods' has no singular, so the rule cannot tell what the other names should be.
      'fsd/inconsistent-naming': 'off',
    },
  },
])
