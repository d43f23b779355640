import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { StartupError } from '../database/startup-error.ts'
import { readEach, shown, unknownSettings, withSecretFiles } from './environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'haixuan-environment-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileWith(text: string): string {
  const file = join(folder, `secret-${Math.abs(Buffer.from(text).readUInt8(0))}-${text.length}`)
  writeFileSync(file, text)
  return file
}
function sentenceOf(work: () => unknown): string {
  try {
    work()
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return (error as Error).message
  }
}
const wrong = (sentence: string) => (): never => {
  throw new StartupError(sentence)
}

describe('secrets in files', () => {
  test('a file holds what the variable would, without the end of its line', () => {
    const url = 'postgres://haixuan:canary@db/haixuan'
    const env = { PORT: '1', DATABASE_URL_FILE: fileWith(`${url}\n`) }
    expect(withSecretFiles(env)).toEqual({ ...env, DATABASE_URL: url })
    expect(withSecretFiles({ DATABASE_URL: url })).toEqual({ DATABASE_URL: url })
    expect(withSecretFiles({ DATABASE_URL: url, DATABASE_URL_FILE: '' })['DATABASE_URL']).toBe(url)
  })

  test('only secrets may be in files', () => {
    expect(withSecretFiles({ PORT_FILE: fileWith('80') })['PORT']).toBeUndefined()
  })

  test.each([
    [{ DATABASE_URL_FILE: '/nowhere/canary' }, '无法读取 DATABASE_URL_FILE 指定的文件（ENOENT）'],
    [{ DATABASE_URL_FILE: folder }, '无法读取 DATABASE_URL_FILE 指定的文件（EISDIR）'],
    [{ DATABASE_URL_FILE: fileWith(' \n') }, 'DATABASE_URL_FILE 指定的文件是空的'],
    [{ DATABASE_URL_FILE: fileWith('canary\ncanary') }, 'DATABASE_URL_FILE 指定的文件有多行'],
    [
      { DATABASE_URL: 'canary', DATABASE_URL_FILE: fileWith('canary') },
      'DATABASE_URL 与 DATABASE_URL_FILE 只能写一个',
    ],
  ])('%j is refused without its value', (env, words) => {
    const said = sentenceOf(() => withSecretFiles(env))
    expect(said).toContain(words)
    expect(said).toMatch(/^[^\n]+。$/)
    expect(said).not.toContain('canary')
  })
})

describe('several readers', () => {
  test('give what they read, or the one sentence of the one that is wrong', () => {
    expect(readEach({ a: () => 1, b: () => 'x' })).toEqual({ a: 1, b: 'x' })
    expect(sentenceOf(() => readEach({ a: () => 1, b: wrong('乙不对。') }))).toBe('乙不对。')
  })

  test('tell everything that is wrong, those within those too', () => {
    const within = () => readEach({ b: wrong('乙不对。'), c: wrong('丙不对。') })
    expect(sentenceOf(() => readEach({ a: wrong('甲不对。'), within }))).toBe(
      '有 3 项设置不能用：\n1. 甲不对。\n2. 乙不对。\n3. 丙不对。',
    )
  })

  test('a mistake of the program is no wrong setting', () => {
    const broken = () => {
      throw new TypeError('x is not a function')
    }
    expect(() => readEach({ a: wrong('甲不对。'), broken })).toThrow(TypeError)
  })
})

test('a wrong value is shown on one line and never whole when it is long', () => {
  expect(shown('abc')).toBe('abc')
  expect(shown('a\nb\u2028c')).toBe('a�b�c')
  expect(shown('x'.repeat(60))).toHaveLength(60)
  expect(shown('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
})

test('names that look like ours and have no effect are found', () => {
  const env = {
    HAIXUAN_WORKR: 'in',
    HAIXUAN_WORKER: 'in',
    DATABASE_URL_FILE: 'x',
    WECHAT_PAY_KEY: 'x',
    PATH: 'x',
  }
  expect(unknownSettings(env)).toEqual(['HAIXUAN_WORKR', 'WECHAT_PAY_KEY'])
})
