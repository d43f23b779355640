import { describe, expect, test } from 'vitest'
import { CliError } from '#platform/command-line/cli-error.ts'
import { StartupError } from '#platform/database/startup-error.ts'
import { errorSentence } from './error-sentence.ts'

describe('what a command says when it fails', () => {
  test('that nothing was changed, only where that is known', () => {
    const error = new Error('disk full\nat write')
    expect(errorSentence(error, 'backup')).toContain('disk full。原来的数据没有改动')
    for (const command of ['rollup', 'import', 'orders', 'restore', undefined]) {
      const said = errorSentence(error, command)
      expect(said).toContain('没有完成：disk full。')
      expect(said).not.toContain('没有改动')
      expect(said).toMatch(/^[^\n]+。$/)
    }
    expect(errorSentence(error, 'rollup')).toContain('会接着做')
  })

  test('a sentence of our own stays as it is', () => {
    expect(errorSentence(new CliError('没有命令 x。'), 'rollup')).toBe('没有命令 x。')
    const inUse = new StartupError('正被使用。', 'folder-in-use')
    expect(errorSentence(inUse, 'rollup')).toBe('正被使用。')
    expect(errorSentence(inUse, 'import')).toContain('docs/importing.md')
  })
})
