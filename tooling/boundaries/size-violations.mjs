// Planted violations of the limits of files and functions, and of cycles that hold by types alone.
export const sizeViolations = [
  {
    name: 'two files are tied by a type alone',
    file: 'apps/web/src/shared/clock/type-cycle-a.ts',
    text: "import type { B } from './type-cycle-b.ts'\nexport type A = B | 1\n",
    also: {
      'apps/web/src/shared/clock/type-cycle-b.ts':
        "import type { A } from './type-cycle-a.ts'\nexport type B = { a: A }\n",
    },
    tool: 'biome',
    says: 'noImportCycles',
  },
  {
    name: 'a file is longer than 250 lines',
    file: 'packages/ui-kit/src/button/long-file.ts',
    text: `${Array.from({ length: 251 }, (_, n) => `export const line${n} = ${n}`).join('\n')}\n`,
    tool: 'biome',
    says: 'noExcessiveLinesPerFile',
  },
  {
    name: 'a style sheet is longer than 250 lines',
    file: 'packages/ui-kit/src/button/long-style.module.css',
    text: `${Array.from({ length: 126 }, (_, n) => `.line${n} {\n  color: red;\n}`).join('\n')}\n`,
    tool: 'biome',
    says: 'noExcessiveLinesPerFile',
  },
  {
    name: 'a function is longer than 80 lines',
    file: 'packages/ui-kit/src/button/long-function.ts',
    text: `export function long(steps: number[]) {\n${'  steps.push(1)\n'.repeat(81)}}\n`,
    tool: 'biome',
    says: 'noExcessiveLinesPerFunction',
  },
]
