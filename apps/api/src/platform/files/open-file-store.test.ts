import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FolderStore } from './folder-store.ts'
import { openFileStore, readS3Settings } from './open-file-store.ts'
import { S3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'haixuan-s3-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const secretFile = join(folder, 'secret')
writeFileSync(secretFile, 'canary\n')
const WHOLE = {
  HAIXUAN_S3_URL: 'https://s3.example.com/haixuan/',
  HAIXUAN_S3_KEY_ID: 'key',
  HAIXUAN_S3_SECRET_FILE: secretFile,
}

function sentenceOf(env: Record<string, string>): string {
  try {
    readS3Settings(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('nothing set is a folder in the data folder; all set is a bucket', () => {
  expect(readS3Settings({ HAIXUAN_S3_URL: '' })).toBeUndefined()
  expect(openFileStore({}, folder)).toBeInstanceOf(FolderStore)
  expect(openFileStore(WHOLE, folder)).toBeInstanceOf(S3Store)
  const settings = {
    url: 'https://s3.example.com/haixuan',
    region: 'us-east-1',
    keyId: 'key',
    secret: 'canary',
  }
  expect(readS3Settings(WHOLE)).toEqual(settings)
  expect(readS3Settings({ ...WHOLE, HAIXUAN_S3_REGION: 'cn-1' })?.region).toBe('cn-1')
})

test('a part of the settings says what is missing', () => {
  for (const name of Object.keys(WHOLE))
    expect(sentenceOf({ ...WHOLE, [name]: '' })).toMatch(new RegExp(`还缺少 ${name}；`))
  expect(sentenceOf({ HAIXUAN_S3_REGION: 'cn-1' })).toContain(
    'HAIXUAN_S3_URL、HAIXUAN_S3_KEY_ID、HAIXUAN_S3_SECRET_FILE',
  )
})

test.each(['s3.example.com/b', 'ftp://a/b', 'https://u:canary@a/b', 'https://a/b?x=1', 'https://a/b#x'])(
  'an address that is none is refused without being shown: %s',
  (url) => {
    const sentence = sentenceOf({ ...WHOLE, HAIXUAN_S3_URL: url })
    expect(sentence).toMatch(/^HAIXUAN_S3_URL 不是存储桶的地址，.+。$/)
    expect(sentence).not.toContain('canary')
  },
)

test('a secret that cannot be read, or is empty, stops the start', () => {
  const missing = join(folder, 'none')
  expect(sentenceOf({ ...WHOLE, HAIXUAN_S3_SECRET_FILE: missing })).toMatch(/指定的文件（ENOENT），/)
  const empty = join(folder, 'empty')
  writeFileSync(empty, ' \n')
  expect(sentenceOf({ ...WHOLE, HAIXUAN_S3_SECRET_FILE: empty })).toMatch(/是空的，/)
})
